import type { Passport } from '@shop/contracts/account/passports'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import type { Queryable } from '../../platform/db/database.ts'
import { rowOf } from '../../platform/db/rows.ts'
import type { Api } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { careOf } from './care.ts'
import { passportRow, passportTextsIn, toPassport } from './read.ts'
import { LOCK_HELD, ONE } from './sql.ts'

const heldRow = v.object({ id: v.string(), texts: passportTextsIn })

/** Throws NOT_FOUND unless the account holds the piece. */
export async function lockHeld(connection: Queryable, userId: number, id: string) {
  const held = await rowOf(connection, heldRow, LOCK_HELD, [userId, id])
  if (!held) throw new Refused('NOT_FOUND')
  return held
}

export async function readPassport(api: Api, userId: number, id: string, shop: ShopContext): Promise<Passport> {
  const now = api.clock.now()
  const row = await rowOf(api.database, passportRow, ONE, [shop.locale, userId, id, now.toISOString()])
  if (!row) throw new Refused('NOT_FOUND')
  return toPassport(row, { locale: shop.locale, now, key: api.codeKey, care: await careOf(api, row, shop) })
}
