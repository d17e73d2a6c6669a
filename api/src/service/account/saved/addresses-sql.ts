const COLUMNS = 'id, address, apartment, front_door AS "frontDoor", floor, house_code AS "houseCode", postal'

export const MAIN = `SELECT ${COLUMNS} FROM addresses WHERE user_id = $1 AND is_main`
export const LIST = `SELECT ${COLUMNS}, is_main AS "isMain" FROM addresses WHERE user_id = $1 ORDER BY is_main DESC, id`
export const COUNT = 'SELECT count(*) AS addresses FROM addresses WHERE user_id = $1'
/** Locked by every change, so that exactly one address is the main one. */
export const LOCK = 'SELECT id FROM users WHERE id = $1 FOR UPDATE'

export const ADD = `
  INSERT INTO addresses (user_id, address, apartment, front_door, floor, house_code, postal, is_main) VALUES ($1, $2, $3, $4, $5, $6, $7::jsonb, $8)
  RETURNING ${COLUMNS}`
const SET = 'SET address = $2, apartment = $3, front_door = $4, floor = $5, house_code = $6, postal = $7::jsonb'
export const CHANGE = `UPDATE addresses ${SET} WHERE user_id = $1 AND id = $8 RETURNING id`
export const CHANGE_MAIN = `UPDATE addresses ${SET} WHERE user_id = $1 AND is_main RETURNING ${COLUMNS}`
export const REMOVE = 'DELETE FROM addresses WHERE user_id = $1 AND id = $2 RETURNING is_main AS "wasMain"'

export const IS_OWN = 'SELECT id FROM addresses WHERE user_id = $1 AND id = $2'
// Two statements: the unique index allows only one main address at any moment.
export const NO_MAIN = 'UPDATE addresses SET is_main = false WHERE user_id = $1 AND is_main'
export const SET_MAIN = 'UPDATE addresses SET is_main = true WHERE user_id = $1 AND id = $2'
export const OLDEST_MAIN = `
  UPDATE addresses SET is_main = true WHERE id = (SELECT min(id) FROM addresses WHERE user_id = $1)`

/** Typed for the latest order of an account that has no e-mail. */
export const ORDER_EMAIL = `
  SELECT o.email FROM users u JOIN orders o ON o.user_id = u.id
  WHERE u.id = $1 AND u.email IS NULL AND o.email <> '' ORDER BY o.id DESC LIMIT 1`
