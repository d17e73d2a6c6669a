import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '@shop/contracts/core/limits'
import type { Locale } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import { TEXTS } from '../../../platform/texts/texts.ts'
import { engraving } from '../../../buying/cart/cart-rows.ts'
import { stockOf } from '../../../buying/cart/cart-sql.ts'
import { mergeSaved } from '../../../buying/cart/later/later.ts'
import { moveShare } from '../../../buying/shared-bags/shares.ts'
import { GEM_WEIGHT, nameWithVariant } from '../../../goods/catalog/variants/variant.ts'
import type { Queryable } from '../../../platform/db/database.ts'
import { idRow, rowOf, rowsOf } from '../../../platform/db/rows.ts'

const lineRow = v.object({
  /** Id of the line. */
  sku_id: v.string(),
  engraving: v.nullable(engraving),
  name: v.nullable(v.string()),
  size: v.nullable(v.string()),
  gemWeight: v.nullable(v.number()),
  /** Lines in both the guest's bag and the account's. */
  guest: v.number(),
  own: v.number(),
  /** The quantity that can be bought now: of all lines of the SKU. */
  most: v.number(),
})
type Line = v.InferOutput<typeof lineRow>
const homeRow = v.object({ cart_session_id: v.nullable(v.number()) })

const HOME = 'SELECT cart_session_id FROM users WHERE id = $1 FOR UPDATE'
const SET_HOME = 'UPDATE users SET cart_session_id = $2 WHERE id = $1'
const USE = 'UPDATE sessions SET cart_session_id = $2 WHERE id = $1'
const HOLD = `
  INSERT INTO carts (session_id) VALUES ($1) ON CONFLICT (session_id) DO UPDATE SET changed_at = carts.changed_at RETURNING id`
const LINES = `
  SELECT coalesce(g.sku_id, o.sku_id) AS sku_id, coalesce(g.engraving, o.engraving) AS engraving, t.name, CASE $3 WHEN 'ru' THEN s.size_ru ELSE s.size_en END AS size,
    ${GEM_WEIGHT} AS "gemWeight", coalesce(g.quantity, 0) AS guest, coalesce(o.quantity, 0) AS own,
    least($4::int, CASE WHEN p.is_archive THEN 0 ELSE ${stockOf('c.slug')} END) AS most
  FROM (SELECT * FROM cart_lines WHERE cart_id = $1) g
  FULL JOIN (SELECT * FROM cart_lines WHERE cart_id = $2) o ON o.sku_id = g.sku_id
  JOIN skus s ON s.id = split_part(coalesce(g.sku_id, o.sku_id), '.', 1)
  JOIN products p ON p.id = s.product_id JOIN categories c ON c.id = p.category_id
  LEFT JOIN product_texts t ON t.product_id = p.id AND t.locale = $3
  LEFT JOIN stock ON stock.sku_id = s.id
  ORDER BY coalesce(o.added_at, g.added_at), 1`
const SET_LINE = `
  INSERT INTO cart_lines (cart_id, sku_id, quantity, engraving) VALUES ($1, $2, $3, $4::jsonb)
  ON CONFLICT (cart_id, sku_id) DO UPDATE SET quantity = excluded.quantity`
const MOVE_CODES = `
  INSERT INTO cart_codes (cart_id, kind, code, added_at) SELECT $2, kind, code, added_at FROM cart_codes WHERE cart_id = $1
  ON CONFLICT DO NOTHING`
// The guest's packaging and choices are the latest ones. Only an account has bonuses, so their choice stays.
const MOVE_PACKING = `
  INSERT INTO cart_packing (cart_id, gift_pack, festive_pack, delete_price_tags, post_card)
  SELECT $2, gift_pack, festive_pack, delete_price_tags, post_card FROM cart_packing WHERE cart_id = $1
  ON CONFLICT (cart_id) DO UPDATE SET gift_pack = excluded.gift_pack, festive_pack = excluded.festive_pack,
    delete_price_tags = excluded.delete_price_tags, post_card = excluded.post_card`
const MOVE_CHOICES = `
  UPDATE carts SET choices = choices || (SELECT guest.choices - 'spend_bonuses' FROM carts guest WHERE guest.id = $1) WHERE id = $2`
// A browser keeps the highest version it has seen, so the merged bag needs a version above both.
const RENEW = `
  UPDATE carts SET version = (SELECT max(version) FROM carts WHERE id IN ($1, $2)) + 1, changed_at = now() WHERE id = $2`

/**
 * Merges a session's bag into the shopper's: adds quantities per SKU, capped by stock. Returns a message that lists the changes, or null
 * when nothing changed for the shopper.
 */
export async function mergeCart(
  connection: Queryable,
  { sessionId, userId, locale, now }: { sessionId: number; userId: number; locale: Locale; now: Date },
): Promise<string | null> {
  const home = (await rowOf(connection, homeRow, HOME, [userId]))?.cart_session_id ?? null
  if (home === null) await connection.query(SET_HOME, [userId, sessionId])
  if (home === null || home === sessionId) return null
  const hold = async (session: number) => (await rowOf(connection, idRow, HOLD, [session]))?.id ?? 0
  const [first, second] = sessionId < home ? [sessionId, home] : [home, sessionId]
  const [one, other] = [await hold(first), await hold(second)]
  const [guest, own] = sessionId < home ? [one, other] : [other, one]

  const lines = await rowsOf(connection, lineRow, LINES, [guest, own, locale, MAX_LINE_QUANTITY])
  const brought = lines.filter(({ guest: quantity }) => quantity > 0)
  let room = MAX_CART_LINES - lines.filter(({ own: quantity }) => quantity > 0).length
  const left: Line[] = []
  for (const line of brought) {
    const isNew = line.own === 0
    if (isNew) room -= 1
    // Sold-out lines stay visible, and an oversized bag is not cut.
    const quantity = Math.max(line.own, Math.min(line.own + line.guest, line.most || line.guest))
    if (isNew && room < 0) left.push(line)
    else await connection.query(SET_LINE, [own, line.sku_id, quantity, line.engraving && JSON.stringify(line.engraving)])
  }
  await connection.query('DELETE FROM cart_lines WHERE cart_id = $1', [guest])
  await connection.query(MOVE_CODES, [guest, own])
  await connection.query('DELETE FROM cart_codes WHERE cart_id = $1', [guest])
  await connection.query(MOVE_PACKING, [guest, own])
  await connection.query('DELETE FROM cart_packing WHERE cart_id = $1', [guest])
  await connection.query(MOVE_CHOICES, [guest, own])
  await moveShare(connection, guest, own, now)
  const leftSaved = await mergeSaved(connection, guest, own, locale)
  await connection.query(RENEW, [guest, own])
  await connection.query(USE, [sessionId, home])
  return messageOf(lines, left, leftSaved, locale)
}

function messageOf(lines: Line[], left: Line[], leftSaved: string[], locale: Locale): string | null {
  const { merge } = TEXTS[locale]
  const nameOf = (line: Line) => (line.name === null ? line.sku_id : nameWithVariant(line.name, line, locale))
  const back = lines.filter(({ guest, own }) => own > 0 && guest === 0)
  const summed = lines.filter(({ guest, own }) => own > 0 && guest > 0)
  const cut = summed.filter(({ guest, own, most }) => most > 0 && own + guest > most)
  const whole = summed.filter((line) => !cut.includes(line))
  const sentences = [
    back.length > 0 && merge.back(back.map(nameOf)),
    whole.length > 0 && merge.summed(whole.map((line) => `${nameOf(line)} — ${line.own + line.guest}`)),
    ...cut.map((line) => merge.cut(nameOf(line), line.most)),
    left.length > 0 && merge.left(left.map(nameOf)),
    leftSaved.length > 0 && merge.leftSaved(leftSaved),
  ]
  return sentences.filter(Boolean).join(' ') || null
}
