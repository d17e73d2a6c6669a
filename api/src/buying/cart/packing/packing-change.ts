import type { ErrorCode } from '@shop/contracts/core/error-codes'
import * as v from 'valibot'
import type { Queryable } from '../../../platform/db/database.ts'
import { rowOf } from '../../../platform/db/rows.ts'
import { BUMP } from '../cart-sql.ts'
import type { Packing } from '../cart-rows.ts'
import { SET_PACKING } from '../codes/codes-sql.ts'

const READ = `SELECT gift_pack AS gift, festive_pack AS festive, delete_price_tags AS "priceTags", post_card AS "postCard",
  EXISTS (SELECT FROM cart_lines WHERE cart_id = carts.id) AS filled
  FROM carts LEFT JOIN cart_packing ON cart_packing.cart_id = carts.id WHERE carts.id = $1`

/** Null without packaging. */
const packingRow = v.object({
  gift: v.nullable(v.boolean()),
  festive: v.nullable(v.boolean()),
  priceTags: v.nullable(v.boolean()),
  postCard: v.nullable(v.string()),
  filled: v.boolean(),
})

/** Changes the packaging of a bag; GIFT_PACK_NOT_ADDED for an empty one. */
export async function setPacking(
  connection: Queryable,
  cart: number,
  change: (known: Packing) => Partial<Packing>,
): Promise<{ packageError: ErrorCode | null }> {
  const row = await rowOf(connection, packingRow, READ, [cart])
  if (!row?.filled) return { packageError: 'GIFT_PACK_NOT_ADDED' }
  const known: Packing = {
    gift: row.gift ?? false,
    festive: row.festive ?? false,
    priceTags: row.priceTags ?? false,
    postCard: row.postCard,
  }
  const { gift, festive, priceTags, postCard } = { ...known, ...change(known) }
  const packed = gift || festive
  await connection.query(SET_PACKING, [cart, gift, festive, priceTags, packed ? postCard || null : null])
  await connection.query(BUMP, [cart])
  return { packageError: null }
}
