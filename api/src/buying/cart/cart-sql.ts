import { SHARED_BAG_DAYS } from '@shop/contracts/cart/shared-bag'
import { SIZERS_CATEGORY } from '@shop/contracts/catalog/rings/sizer'
import { CERTIFICATE_TYPE, GEM_WEIGHT } from '../../goods/catalog/variants/variant.ts'
import { DEPOSIT_ENDS_AT } from '../deposits/code.ts'
import { unpaidOrderSql } from '../payments/unpaid-order.ts'
import { SHOPPER_COLUMNS, SHOPPER_USER } from './shopper.ts'

/** What can be bought of a SKU, by the slug of its category: one sizer at most [product.one-sizer]. */
export const stockOf = (category: string) =>
  `CASE ${category} WHEN '${SIZERS_CATEGORY}' THEN least(1, coalesce(stock.quantity, 0)) ELSE coalesce(stock.quantity, 0) END`

/** The SKU of a bag line, engraved or not: rows of `cart_lines` by this name. */
export const skuOf = (line: string) => `split_part(${line}.sku_id, '.', 1)`

/** Lines of a bag as JSON, with what the shop has of their SKUs. */
const linesSql = (rows: string, order: string, more = '') => `
    (SELECT jsonb_agg(jsonb_build_object(
        'sku', s.id, 'itemId', p.id, 'slug', p.slug, 'name', t.name, 'category', jsonb_build_object('slug', c.slug, 'name', ct.name),
        'designer', jsonb_build_object('slug', g.slug, 'name', gt.name, 'lang', gt.lang),
        'line', l.sku_id, 'engraving', l.engraving, 'quantity', l.quantity, 'stock', CASE WHEN p.is_archive THEN 0 ELSE ${stockOf('c.slug')} END,
        'size', CASE $1 WHEN 'ru' THEN s.size_ru ELSE s.size_en END, 'gemWeight', ${GEM_WEIGHT},
        'characteristics', t.characteristics, 'certificate', ${CERTIFICATE_TYPE},
        'initial', prices.initial, 'final', prices.final,
        'photo', jsonb_build_object('base', f.base, 'widths', f.widths, 'fallback', f.fallback, 'width', f.width, 'height', f.height,
          'color', f.color, 'alt', CASE $1 WHEN 'ru' THEN m.alt_ru ELSE m.alt_en END, 'image_type', m.image_type)${more}
      ) ORDER BY ${order}, l.sku_id)
      FROM ${rows} l
      JOIN skus s ON s.id = ${skuOf('l')}
      JOIN products p ON p.id = s.product_id
      JOIN product_texts t ON t.product_id = p.id AND t.locale = $1
      JOIN categories c ON c.id = p.category_id
      JOIN category_texts ct ON ct.category_id = c.id AND ct.locale = $1
      JOIN designers g ON g.id = p.designer_id
      JOIN designer_texts gt ON gt.designer_id = g.id AND gt.locale = $1
      JOIN prices ON prices.sku_id = s.id AND prices.currency = $2
      JOIN media m ON m.product_id = p.id AND m.position = 0
      JOIN pictures f ON f.key = m.picture
      LEFT JOIN stock ON stock.sku_id = s.id
      WHERE l.cart_id = carts.id)`

/** In another currency there is nothing to compare. */
const SAVED_FACTS = `,
        'was', CASE WHEN l.currency = $2 AND l.price > prices.final THEN l.price END`

/** A bag and its shopper in one query: $1 locale, $2 currency, $4 now; $3 belongs to `whose`. Excludes SKUs that the shop no longer has. */
const cartSql = (whose: string) => `
  SELECT sessions.id AS session, carts.id AS cart, coalesce(carts.version, 0) AS version, carts.choices,${SHOPPER_COLUMNS},
    (SELECT jsonb_build_object('gift', k.gift_pack, 'festive', k.festive_pack, 'priceTags', k.delete_price_tags, 'postCard', k.post_card)
      FROM cart_packing k WHERE k.cart_id = carts.id) AS packing,
    (SELECT jsonb_agg(to_jsonb(o)) FROM cart_codes e JOIN promocodes o ON o.code = e.code
      WHERE e.cart_id = carts.id AND e.kind = 'promocode') AS promocodes,
    (SELECT jsonb_agg(jsonb_build_object('kind', e.kind, 'code', e.code, 'currency', o.currency, 'balance', o.balance, 'endsAt', o.ends_at))
      FROM cart_codes e JOIN certificates o ON o.code = e.code WHERE e.cart_id = carts.id AND e.kind = 'certificate') AS certificates,
    (SELECT jsonb_agg(jsonb_build_object('kind', e.kind, 'code', d.id, 'currency', d.currency, 'balance', d.balance,
        'endsAt', ${DEPOSIT_ENDS_AT}))
      FROM cart_codes e JOIN deposits d ON d.id = e.code
      WHERE e.cart_id = carts.id AND e.kind = 'deposit' AND d.status IN ('active', 'spent')) AS deposits,
    (SELECT jsonb_agg(jsonb_build_object('code', d.id, 'balance', d.balance) ORDER BY d.balance, d.id)
      FROM deposits d WHERE d.owner_id = users.id AND d.status = 'active' AND d.balance > 0 AND d.currency = $2
        AND ${DEPOSIT_ENDS_AT} > $4::timestamptz
        AND NOT EXISTS (SELECT FROM cart_codes e WHERE e.cart_id = carts.id AND e.kind = 'deposit' AND e.code = d.id)) AS "ownDeposits",
    (SELECT jsonb_agg(to_jsonb(o)) FROM subscribers b JOIN promocodes o ON o.code = b.promocode
      WHERE b.email = users.email AND users.email_confirmed_at IS NOT NULL
        AND NOT EXISTS (SELECT FROM cart_codes e WHERE e.cart_id = carts.id AND e.kind = 'promocode' AND e.code = o.code)) AS "ownCodes",
    ${linesSql('cart_lines', 'l.added_at')} AS lines,
    ${linesSql('(SELECT * FROM saved_lines WHERE removed_at IS NULL)', 'l.saved_at DESC', SAVED_FACTS)} AS saved,
    (${unpaidOrderSql("jsonb_build_object('id', o.number, 'payableUntil', o.payable_until)", { session: 'sessions.id', user: 'users.id', now: '$4::timestamptz' })}) AS unpaid,
    EXISTS (SELECT FROM bag_shares b WHERE b.cart_id = carts.id AND b.stopped_at IS NULL
      AND b.created_at > $4::timestamptz - interval '${SHARED_BAG_DAYS} days') AS "isShared"
  ${whose}`

/** The bag of a session: $3 is its hash. */
export const CART_SQL = cartSql(`
  FROM sessions LEFT JOIN carts ON carts.session_id = coalesce(sessions.cart_session_id, sessions.id) ${SHOPPER_USER}
  WHERE sessions.token_hash = $3`)

/** A bag by its id ($3), also of a shopper who has signed out everywhere: the session that began it may be gone. */
export const CART_BY_ID_SQL = cartSql(`
  FROM carts LEFT JOIN users ON users.cart_session_id = carts.session_id AND users.deactivated_at IS NULL
  CROSS JOIN LATERAL (
    SELECT carts.session_id AS id, (SELECT s.confirmed_phone FROM sessions s WHERE s.id = carts.session_id) AS confirmed_phone
  ) sessions
  WHERE carts.id = $3::bigint`)

/** Locks the cart of a session for this transaction, creating it if missing. All sessions of a shopper share one. */
export const LOCK_CART = `
  INSERT INTO carts (session_id) SELECT coalesce(cart_session_id, id) FROM sessions WHERE token_hash = $1
  ON CONFLICT (session_id) DO UPDATE SET changed_at = carts.changed_at
  RETURNING id`

/**
 * Adds pieces of a SKU up to what is in stock less what its other lines have, and returns the figures behind the decision: $1 cart, $2 SKU,
 * $3 currency, $4 quantity, $5 true to add to the present quantity, $6 max per line, $7 max lines, $8 line, $9 engraving. No row for an
 * unknown SKU.
 */
export const SET_LINE = `
  WITH found AS (
    SELECT coalesce(l.quantity, 0) AS quantity, CASE WHEN $5::bool THEN coalesce(l.quantity, 0) ELSE 0 END + $4::int AS wanted,
      CASE WHEN p.is_archive OR prices.sku_id IS NULL THEN 0 ELSE greatest(0, least(${stockOf('c.slug')} - (
        SELECT coalesce(sum(o.quantity), 0) FROM cart_lines o WHERE o.cart_id = $1 AND ${skuOf('o')} = $2 AND o.sku_id <> $8
      ), $6::int))::int END AS most,
      ($9::jsonb IS NULL OR p.engraving IS NOT NULL) AS engravable, l.sku_id IS NOT NULL OR (SELECT count(*) FROM cart_lines WHERE cart_id = $1) < $7::int AS fits
    FROM skus s JOIN products p ON p.id = s.product_id JOIN categories c ON c.id = p.category_id
    LEFT JOIN stock ON stock.sku_id = s.id
    LEFT JOIN prices ON prices.sku_id = s.id AND prices.currency = $3
    LEFT JOIN cart_lines l ON l.cart_id = $1 AND l.sku_id = $8
    WHERE s.id = $2
  ), line AS (
    INSERT INTO cart_lines (cart_id, sku_id, engraving, quantity)
    SELECT $1, $8, $9::jsonb, least(wanted, most) FROM found WHERE most > 0 AND fits AND engravable AND least(wanted, most) <> quantity
    ON CONFLICT (cart_id, sku_id) DO UPDATE SET quantity = excluded.quantity
    RETURNING sku_id
  ), counted AS (
    UPDATE carts SET version = version + 1, changed_at = now() WHERE id = $1 AND EXISTS (SELECT FROM line)
  )
  SELECT most, wanted, fits, engravable FROM found`

/** Of a SKU that cannot be added: whether lines of this bag ($3) hold what there is, and whether its piece is there in another size. */
export const WHY_SOLD = `
  SELECT EXISTS (
    SELECT FROM cart_lines o JOIN stock ON stock.sku_id = $1 AND stock.quantity > 0
    WHERE o.cart_id = $3 AND ${skuOf('o')} = $1) AS "isInBag",
  EXISTS (
    SELECT FROM skus sold JOIN skus other ON other.product_id = sold.product_id AND other.size_ru IS DISTINCT FROM sold.size_ru
    JOIN products p ON p.id = sold.product_id AND NOT p.is_archive
    JOIN prices ON prices.sku_id = other.id AND prices.currency = $2
    JOIN stock ON stock.sku_id = other.id AND stock.quantity > 0
    WHERE sold.id = $1) AS "hasOthers"`

/** For changes other than lines: codes, packaging. */
export const BUMP = 'UPDATE carts SET version = version + 1, changed_at = now() WHERE id = $1'

/** $2 line. A bag without such a line keeps its version. */
export const DROP_LINES = `
  WITH dropped AS (DELETE FROM cart_lines WHERE cart_id = $1 AND sku_id = $2 RETURNING sku_id)
  UPDATE carts SET version = version + 1, changed_at = now() WHERE id = $1 AND EXISTS (SELECT FROM dropped)`

/** Line $2 of a bag, if $3 is a SKU of the same piece. */
export const RESIZED = `
  SELECT l.engraving, l.added_at::text AS "addedAt" FROM cart_lines l
  JOIN skus s ON s.id = ${skuOf('l')} JOIN skus other ON other.id = $3 AND other.product_id = s.product_id
  WHERE l.cart_id = $1 AND l.sku_id = $2`

/** Line $2 stands where a line that was added at $3 stood, or earlier. */
export const KEEP_PLACE = 'UPDATE cart_lines SET added_at = least(added_at, $3::timestamptz) WHERE cart_id = $1 AND sku_id = $2'

/** Removes all lines, codes, packaging and choices. An empty bag keeps its version. */
export const EMPTY = `
  WITH dropped AS (DELETE FROM cart_lines WHERE cart_id = $1 RETURNING sku_id),
    codes AS (DELETE FROM cart_codes WHERE cart_id = $1),
    packing AS (DELETE FROM cart_packing WHERE cart_id = $1)
  UPDATE carts SET choices = '{}', version = version + CASE WHEN EXISTS (SELECT FROM dropped) THEN 1 ELSE 0 END, changed_at = now()
  WHERE id = $1`

/**
 * Remembers the key of an addition: $1 session hash, $2 key, $3 now, $4 keys kept per session. No row for a key that this session has used.
 */
export const ADD_KEY = `
  WITH owner AS (SELECT id FROM sessions WHERE token_hash = $1), oldest AS (
    DELETE FROM cart_additions WHERE (session_id, key) IN (
      SELECT a.session_id, a.key FROM cart_additions a JOIN owner ON owner.id = a.session_id ORDER BY a.at DESC, a.key OFFSET $4::int - 1)
  )
  INSERT INTO cart_additions (session_id, key, at) SELECT id, $2, $3::timestamptz FROM owner
  ON CONFLICT DO NOTHING RETURNING key`

export const DROP_KEYS = 'DELETE FROM cart_additions WHERE at < $1::timestamptz'
