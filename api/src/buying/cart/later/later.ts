import { MAX_LINE_QUANTITY, MAX_SAVED_LINES } from '@shop/contracts/core/limits'
import type { Currency } from '@shop/contracts/core/money'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import type { Locale } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import { after, type Clock } from '../../../platform/clock/clock.ts'
import type { Queryable } from '../../../platform/db/database.ts'
import { rowOf, rowsOf } from '../../../platform/db/rows.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { BUMP, skuOf } from '../cart-sql.ts'

/** Line $2 of bag $1 waits with today's price in $3; $4 now, $5 most of a line, $6 most lines, $7 pieces. */
const SAVE = `
  WITH room AS (
    SELECT EXISTS (SELECT FROM saved_lines s WHERE s.cart_id = $1 AND s.sku_id = $2 AND s.removed_at IS NULL)
      OR (SELECT count(*) FROM saved_lines s WHERE s.cart_id = $1 AND s.removed_at IS NULL) < $6::int AS fits
  ), taken AS (
    DELETE FROM cart_lines l USING room WHERE l.cart_id = $1 AND l.sku_id = $2 AND room.fits RETURNING l.*
  ), saved AS (
    INSERT INTO saved_lines AS s (cart_id, sku_id, engraving, quantity, price, currency, saved_at)
    SELECT l.cart_id, l.sku_id, l.engraving, $7::int, prices.final, $3, $4::timestamptz
    FROM taken l LEFT JOIN prices ON prices.sku_id = ${skuOf('l')} AND prices.currency = $3
    ON CONFLICT (cart_id, sku_id) DO UPDATE SET price = excluded.price, currency = excluded.currency, saved_at = excluded.saved_at, removed_at = NULL,
      quantity = least($5::int, excluded.quantity + CASE WHEN s.removed_at IS NULL THEN s.quantity ELSE 0 END)
  ), counted AS (
    UPDATE carts SET version = version + 1, changed_at = now() WHERE id = $1 AND EXISTS (SELECT FROM taken)
  )
  SELECT fits FROM room`
const roomRow = v.object({ fits: v.boolean() })

const QUANTITY = 'SELECT quantity FROM cart_lines WHERE cart_id = $1 AND sku_id = $2'
const quantityRow = v.object({ quantity: v.number() })
/** As many pieces as the bag has taken are no longer saved. */
const TAKE = `
  WITH taken AS (DELETE FROM saved_lines WHERE cart_id = $1 AND sku_id = $2 AND removed_at IS NULL AND quantity <= $3::int)
  UPDATE saved_lines SET quantity = quantity - $3::int WHERE cart_id = $1 AND sku_id = $2 AND removed_at IS NULL AND quantity > $3::int`

/** The one before it cannot be restored any more. */
const REMOVE = `
  WITH old AS (DELETE FROM saved_lines WHERE cart_id = $1 AND sku_id <> $2 AND removed_at IS NOT NULL)
  UPDATE saved_lines SET removed_at = $3::timestamptz WHERE cart_id = $1 AND sku_id = $2 AND removed_at IS NULL RETURNING sku_id`
const RESTORE = `
  UPDATE saved_lines SET removed_at = NULL WHERE cart_id = $1 AND sku_id = $2 AND removed_at IS NOT NULL RETURNING sku_id`
const FORGET = 'DELETE FROM saved_lines WHERE removed_at < $1::timestamptz'

/** A line of the bag: so many of its pieces wait, as the shopper saw them. */
interface SavedPieces {
  line: string
  quantity: number
}

/** A line of the bag waits for another day [bag.saved-for-later]; one that the bag does not have is no error. The caller holds the lock. */
export async function saveLine(
  connection: Queryable,
  cart: number,
  { line, quantity }: SavedPieces,
  currency: Currency,
  clock: Clock,
): Promise<void> {
  const values = [cart, line, currency, clock.now().toISOString(), MAX_LINE_QUANTITY, MAX_SAVED_LINES, quantity]
  const room = await rowOf(connection, roomRow, SAVE, values)
  if (!room?.fits) throw new Refused('TOO_MANY_SAVED')
}

/** Saved pieces that the change brings into the bag are no longer saved: none is in both, and none is lost. The caller holds the lock. */
export async function withSaved<Outcome>(
  connection: Queryable,
  cart: number,
  { line, quantity }: SavedPieces,
  change: () => Promise<Outcome>,
): Promise<Outcome> {
  const inBag = async () => (await rowOf(connection, quantityRow, QUANTITY, [cart, line]))?.quantity ?? 0
  const before = await inBag()
  const outcome = await change()
  const moved = Math.min((await inBag()) - before, quantity)
  if (moved > 0) await connection.query(TAKE, [cart, line, moved])
  return outcome
}

/** Kept for Undo. The caller holds the lock. */
export async function removeSaved(connection: Queryable, cart: number, line: string, clock: Clock): Promise<void> {
  const removed = await connection.query(REMOVE, [cart, line, clock.now().toISOString()])
  if (removed.length > 0) await connection.query(BUMP, [cart])
}

export async function restoreSaved(connection: Queryable, cart: number, line: string): Promise<void> {
  const restored = await connection.query(RESTORE, [cart, line])
  if (restored.length > 0) await connection.query(BUMP, [cart])
}

export const forgetRemoved = (connection: Queryable, clock: Clock) => connection.query(FORGET, [after(clock, -DAY_MS)])

/** Saved lines of bag $1 join those of bag $2: at most $3 pieces of a line and $4 lines, the newest first. Names in $5 of those without room. */
const MERGE = `
  WITH gone AS (
    DELETE FROM saved_lines WHERE cart_id = $1 RETURNING *
  ), own AS (
    SELECT sku_id FROM saved_lines WHERE cart_id = $2 AND removed_at IS NULL
  ), brought AS (
    SELECT g.*, own.sku_id IS NOT NULL OR row_number() OVER (PARTITION BY own.sku_id IS NULL ORDER BY g.saved_at DESC, g.sku_id)
      <= $4::int - (SELECT count(*) FROM own) AS fits
    FROM gone g LEFT JOIN own ON own.sku_id = g.sku_id WHERE g.removed_at IS NULL
  ), moved AS (
    INSERT INTO saved_lines AS s (cart_id, sku_id, engraving, quantity, price, currency, saved_at)
    SELECT $2, sku_id, engraving, quantity, price, currency, saved_at FROM brought WHERE fits
    ON CONFLICT (cart_id, sku_id) DO UPDATE SET removed_at = NULL,
      quantity = least($3::int, excluded.quantity + CASE WHEN s.removed_at IS NULL THEN s.quantity ELSE 0 END)
  )
  SELECT t.name FROM brought b JOIN skus ON skus.id = ${skuOf('b')} JOIN product_texts t ON t.product_id = skus.product_id AND t.locale = $5
  WHERE NOT b.fits ORDER BY b.saved_at DESC, b.sku_id`
const nameRow = v.object({ name: v.string() })

/** At sign-in. Returns names of pieces that the account has no room for. */
export async function mergeSaved(connection: Queryable, guest: number, own: number, locale: Locale): Promise<string[]> {
  const left = await rowsOf(connection, nameRow, MERGE, [guest, own, MAX_LINE_QUANTITY, MAX_SAVED_LINES, locale])
  return left.map(({ name }) => name)
}
