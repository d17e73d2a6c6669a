const COLUMNS = 'id, brand, last4, expires::text AS expires, currency'

export const CARDS_OF_USER = `SELECT ${COLUMNS} FROM saved_cards WHERE user_id = $1 ORDER BY created_at DESC, id DESC`
export const CARD_OF_USER = `SELECT ${COLUMNS} FROM saved_cards WHERE id = $1 AND user_id = $2`
export const TOKEN_OF_CARD = 'SELECT sealed_token AS "sealedToken" FROM saved_cards WHERE id = $1 AND user_id = $2'

/** An account under deletion is locked, an erased one keeps no card. */
export const LOCK_OWNER = 'SELECT id FROM users WHERE id = $1 AND deactivated_at IS NULL FOR NO KEY UPDATE'
/** No row when the account has $8 other cards. The same card again replaces its token. */
export const KEEP_CARD = `
  WITH before AS (
    SELECT sealed_token FROM saved_cards WHERE user_id = $1 AND currency = $2 AND brand = $3 AND last4 = $4 AND expires = $5::date)
  INSERT INTO saved_cards (user_id, currency, brand, last4, expires, sealed_token, created_at)
  SELECT $1, $2, $3, $4, $5::date, $6, $7::timestamptz
  WHERE EXISTS (SELECT FROM before) OR (SELECT count(*) FROM saved_cards WHERE user_id = $1) < $8::int
  ON CONFLICT (user_id, currency, brand, last4, expires) DO UPDATE SET sealed_token = excluded.sealed_token, created_at = excluded.created_at
  RETURNING (SELECT sealed_token FROM before) AS replaced`

export const REMOVE_CARD = 'DELETE FROM saved_cards WHERE id = $1 AND user_id = $2 RETURNING sealed_token AS "sealedToken"'
export const REMOVE_CARDS = 'DELETE FROM saved_cards WHERE user_id = $1 RETURNING sealed_token AS "sealedToken"'
