import { CERTIFICATES_PATH } from '@shop/contracts/certificates/goods'
import { skuOf } from '../../cart/cart-sql.ts'
import { unpaidOrderSql } from '../../payments/unpaid-order.ts'

export const ADD_HISTORY = `
  INSERT INTO order_history (order_id, status, at) VALUES ($1, $2, $3::timestamptz) ON CONFLICT DO NOTHING`

/** Lines of a locked cart ($1), the order with this idempotency key ($2), the next order id, and one of these numbers ($3) that is free. */
export const HELD = `
  SELECT 'line' AS kind, ${skuOf('l')} AS code FROM cart_lines l WHERE cart_id = $1
  UNION ALL SELECT kind, code FROM cart_codes WHERE cart_id = $1
  UNION ALL SELECT 'order', number FROM orders WHERE idempotency_key = $2
  UNION ALL SELECT 'id', nextval(pg_get_serial_sequence('orders', 'id'))::text
  UNION ALL (
    SELECT 'number', number FROM unnest($3::text[]) WITH ORDINALITY AS wanted(number, place)
    WHERE NOT EXISTS (SELECT FROM orders WHERE orders.number = wanted.number) ORDER BY place LIMIT 1)`

export const ORDER_BY_NUMBER = 'SELECT * FROM orders WHERE number = $1'
export const ORDER_BY_ID = 'SELECT * FROM orders WHERE id = $1'
export const LOCK_ORDER = 'SELECT * FROM orders WHERE number = $1 FOR UPDATE'
export const LOCK_ORDER_BY_ID = 'SELECT * FROM orders WHERE id = $1 FOR UPDATE'
/** Status of orders, and a fingerprint of what their pages tell. */
export const STATES_OF_ORDERS = `
  SELECT number, status, md5(concat_ws('|', status, tracking::text, paid_at::text,
    (SELECT string_agg(payments.status, ',' ORDER BY attempt) FROM payments WHERE subject = 'order' AND subject_id = orders.number),
    (SELECT string_agg(concat(refunds.id, refunds.status), ',' ORDER BY refunds.id) FROM refunds WHERE refunds.order_id = orders.id),
    (SELECT string_agg(concat(x.id, x.status, x.paid_at), ',' ORDER BY x.id) FROM exchanges x WHERE x.order_id = orders.id))) AS version
  FROM orders WHERE number = ANY($1::text[])`
export const LAST_ORDER = `
  SELECT number FROM orders WHERE session_id = $1 OR ($2::bigint IS NOT NULL AND user_id = $2::bigint) ORDER BY id DESC LIMIT 1`

export const UNPAID_ORDER = unpaidOrderSql('o.number', { session: '$1', user: '$2::bigint', now: '$3::timestamptz' })

export const LINES_OF_ORDER = 'SELECT * FROM order_lines WHERE order_id = $1 ORDER BY position'
export const TENDERS_OF_ORDER = 'SELECT kind, code, amount FROM order_tenders WHERE order_id = $1 ORDER BY kind, code'
/** Whether certificates are among the pieces of an order ($1). */
export const HAS_CERTIFICATES = `
  SELECT EXISTS (SELECT FROM order_lines WHERE order_id = $1 AND url LIKE '${CERTIFICATES_PATH}/%') AS "hasCertificates"`
export const HISTORY_OF_ORDER = 'SELECT status, at FROM order_history WHERE order_id = $1 ORDER BY at'
const BELONGINGS = `
  (SELECT coalesce(jsonb_agg(to_jsonb(l) ORDER BY l.position), '[]') FROM order_lines l WHERE l.order_id = $1) AS lines,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('status', h.status, 'at', h.at) ORDER BY h.at), '[]')
    FROM order_history h WHERE h.order_id = $1) AS reached`
/** Lines and history in one round. */
export const BELONGINGS_OF_ORDER = `SELECT ${BELONGINGS}`
/** Includes the order row. */
export const WHOLE_ORDER_BY_ID = `SELECT orders.*, ${BELONGINGS} FROM orders WHERE id = $1`

export const SET_METHOD = 'UPDATE orders SET payment_type = $2, payment_method_id = $3::int WHERE id = $1'
/** $3, $4: the method of the payment that arrived, which may not be the last one chosen. $5: somebody else has paid by a link. */
export const SET_PAID = `
  UPDATE orders SET status = 'paid', paid_at = $2::timestamptz, payable_until = NULL, released_at = NULL, payment_type = $3,
    payment_method_id = coalesce($4::int, payment_method_id),
    options = CASE WHEN $5::boolean THEN options || '{"paidByLink": true}' ELSE options END WHERE id = $1`
/** The owner's payment came after another one, and goes back. */
export const SET_OWN_PAYMENT_RETURNED = `UPDATE orders SET options = options || '{"ownPaymentReturned": true}' WHERE id = $1`
/** An unpaid order that is to be paid on receipt. */
export const SET_ACCEPTED = "UPDATE orders SET status = 'accepted', payable_until = NULL WHERE id = $1"
/** Only the transaction that sets released_at returns the holds; a second one gets no row. $4: statuses that it may end from. */
export const SET_RELEASED = `
  UPDATE orders SET status = $2, released_at = $3::timestamptz, payable_until = NULL, tracking = tracking - 'courier'
  WHERE id = $1 AND released_at IS NULL AND status = ANY($4::text[])
  RETURNING id`
/** $2 status, $3 carrier and tracking number, if new. A received order counts as paid, unless it was free. */
export const SET_MOVED = `
  UPDATE orders SET status = $2, tracking = coalesce($3::jsonb, tracking - 'courier'),
    paid_at = CASE WHEN $2 = 'completed' AND due_sum + certificates_sum + deposits_sum > 0 THEN coalesce(paid_at, $4::timestamptz) ELSE paid_at END WHERE id = $1`
/** The courier's latest report ($2); only of a shipped order that goes to a house ($3: such delivery methods). */
export const SET_COURIER = `
  UPDATE orders SET tracking = tracking || jsonb_build_object('courier', $2::jsonb)
  WHERE number = $1 AND status = 'shipped' AND tracking IS NOT NULL AND delivery_method_id = ANY($3::int[]) RETURNING id`
