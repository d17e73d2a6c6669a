export const FIND_PROMOCODE = 'SELECT * FROM promocodes WHERE code = ANY ($1::text[]) ORDER BY array_position($1::text[], code) LIMIT 1'
export const FIND_CERTIFICATE = `
  SELECT 'certificate' AS kind, code, currency, balance, ends_at AS "endsAt" FROM certificates WHERE code = ANY ($1::text[])
  ORDER BY array_position($1::text[], code) LIMIT 1`

/** Codes of one kind in a cart: $1 cart, $2 kind. */
export const CODES_IN_CART = 'SELECT code FROM cart_codes WHERE cart_id = $1 AND kind = $2'
export const ADD_CODE = 'INSERT INTO cart_codes (cart_id, kind, code) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING code'
export const DROP_CODE = 'DELETE FROM cart_codes WHERE cart_id = $1 AND kind = $2 AND code = $3 RETURNING code'

export const SET_PACKING = `
  INSERT INTO cart_packing (cart_id, gift_pack, festive_pack, delete_price_tags, post_card) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (cart_id) DO UPDATE SET gift_pack = excluded.gift_pack, festive_pack = excluded.festive_pack,
    delete_price_tags = excluded.delete_price_tags, post_card = excluded.post_card`
