import { Minor } from '@shop/contracts/core/money'
import * as v from 'valibot'
import { balanceRow, LOCK_USER, MOVE_BONUSES } from '../../../visitors/users/bonuses/balance.ts'
import type { Queryable } from '../../../platform/db/database.ts'
import { rowOf, rowsOf } from '../../../platform/db/rows.ts'
import { refreshOffers } from '../../../goods/catalog/cards/offers.ts'
import type { Holds } from '../rows/holds.ts'

/** Lines of one SKU with different engravings count together. */
function bySku(lines: Holds['lines']): Holds['lines'] {
  const pieces = new Map<string, number>()
  for (const { sku, quantity } of lines) pieces.set(sku, (pieces.get(sku) ?? 0) + quantity)
  return [...pieces].map(([sku, quantity]) => ({ sku, quantity }))
}

// Lock user, cart, then rows in id order: avoids deadlocks.
const LOCK_STOCK = 'SELECT sku_id, quantity FROM stock WHERE sku_id = ANY($1::text[]) ORDER BY sku_id FOR UPDATE'
const LOCK_PROMOCODES = 'SELECT code FROM promocodes WHERE code = ANY($1::text[]) AND max_uses IS NOT NULL ORDER BY code FOR UPDATE'
const LOCK_CERTIFICATES = 'SELECT code, balance FROM certificates WHERE code = ANY($1::text[]) ORDER BY code FOR UPDATE'
const LOCK_DEPOSITS = 'SELECT id AS code, balance FROM deposits WHERE id = ANY($1::text[]) ORDER BY id FOR UPDATE'

const MOVE_STOCK = `
  UPDATE stock SET quantity = greatest(0, stock.quantity - stock.missing + moved.quantity),
    missing = greatest(0, stock.missing - stock.quantity - moved.quantity)
  FROM unnest($1::text[], $2::int[]) AS moved(sku_id, quantity) WHERE stock.sku_id = moved.sku_id
  RETURNING stock.sku_id, stock.quantity, moved.quantity AS moved`
const COUNT_PROMOCODES = 'UPDATE promocodes SET used = greatest(0, used + $2::int) WHERE code = ANY($1::text[]) AND max_uses IS NOT NULL'
const MOVE_CERTIFICATE = 'UPDATE certificates SET balance = balance + $2::bigint WHERE code = $1'
const MOVE_DEPOSIT = `
  UPDATE deposits SET balance = balance + $2::bigint,
    status = CASE WHEN status IN ('active', 'spent') THEN CASE WHEN balance + $2::bigint > 0 THEN 'active' ELSE 'spent' END ELSE status END
  WHERE id = $1`

const stockRow = v.object({ sku_id: v.string(), quantity: v.number() })
const movedRow = v.object({ ...stockRow.entries, moved: v.number() })
/** Of a certificate or deposit. */
const tenderBalanceRow = v.object({ code: v.string(), balance: Minor })

/** Locked before a bag is read for an order, so that nothing changes until the transaction ends. */
export interface Wanted {
  skus: readonly string[]
  promocodes: readonly string[]
  certificates: readonly string[]
  deposits: readonly string[]
  userId: number | null
}

/** Available amounts of the locked rows. */
export interface Locked {
  stock: ReadonlyMap<string, number>
  certificates: ReadonlyMap<string, number>
  deposits: ReadonlyMap<string, number>
  bonuses: number
}

/** Locks the rows and returns what is available. */
export async function lockAll(connection: Queryable, { skus, promocodes, certificates, deposits, userId }: Wanted): Promise<Locked> {
  const account = userId === null ? undefined : await rowOf(connection, balanceRow, LOCK_USER, [userId])
  const stock = await rowsOf(connection, stockRow, LOCK_STOCK, [skus])
  if (promocodes.length > 0) await connection.query(LOCK_PROMOCODES, [promocodes])
  const cards = certificates.length > 0 ? await rowsOf(connection, tenderBalanceRow, LOCK_CERTIFICATES, [certificates]) : []
  const gifts = deposits.length > 0 ? await rowsOf(connection, tenderBalanceRow, LOCK_DEPOSITS, [deposits]) : []
  return {
    stock: new Map(stock.map(({ sku_id, quantity }) => [sku_id, quantity])),
    certificates: new Map(cards.map(({ code, balance }) => [code, balance])),
    deposits: new Map(gifts.map(({ code, balance }) => [code, balance])),
    bonuses: account?.balance ?? 0,
  }
}

/** All rows that these holds touch. */
function lock(connection: Queryable, { lines, promocodes, tenders, bonuses }: Holds) {
  const codesOf = (kind: 'certificate' | 'deposit') => tenders.filter((tender) => tender.kind === kind).map(({ code }) => code)
  return lockAll(connection, {
    skus: lines.map(({ sku }) => sku),
    promocodes,
    certificates: codesOf('certificate'),
    deposits: codesOf('deposit'),
    userId: bonuses?.userId ?? null,
  })
}

/** Takes everything or nothing; returns false when something is no longer available. `locked`: the result of `lockAll`. */
export async function take(connection: Queryable, holds: Holds, now: Date, locked?: Locked): Promise<boolean> {
  const there = locked ?? (await lock(connection, holds))
  const isEnough =
    bySku(holds.lines).every(({ sku, quantity }) => (there.stock.get(sku) ?? 0) >= quantity) &&
    holds.tenders.every(({ kind, code, amount }) => (there[`${kind}s`].get(code) ?? 0) >= amount) &&
    (holds.bonuses === null || there.bonuses >= holds.bonuses.amount)
  if (isEnough) await move(connection, holds, -1, now)
  return isEnough
}

/** Returns everything. The caller makes sure that it runs once. */
export async function giveBack(connection: Queryable, holds: Holds, now: Date) {
  await lock(connection, holds)
  await move(connection, holds, 1, now)
}

async function move(connection: Queryable, { number, lines, promocodes, tenders, bonuses }: Holds, sign: 1 | -1, now: Date) {
  const moved = bySku(lines)
  const left = await rowsOf(connection, movedRow, MOVE_STOCK, [moved.map(({ sku }) => sku), moved.map(({ quantity }) => sign * quantity)])
  if (promocodes.length > 0) await connection.query(COUNT_PROMOCODES, [promocodes, -sign])
  for (const { kind, code, amount } of tenders) {
    await connection.query(kind === 'certificate' ? MOVE_CERTIFICATE : MOVE_DEPOSIT, [code, sign * amount])
  }
  if (bonuses && bonuses.amount > 0) {
    const kind = sign < 0 ? 'spent' : 'returned'
    await connection.query(MOVE_BONUSES, [bonuses.userId, sign * bonuses.amount, kind, number, now.toISOString()])
  }
  // Only a size that is sold out now, or is back, can change what its piece costs from.
  const turned = left.filter((one) => (sign < 0 ? one.quantity === 0 : one.quantity > 0 && one.quantity <= one.moved))
  await refreshOffers(
    connection,
    turned.map(({ sku_id }) => sku_id),
  )
}
