const COLUMNS = `reference, subject, subject_id AS "subjectId", transaction_id AS "transactionId", status, payment_type AS type, amount, currency,
  receipt AS asked, url, message, created_at AS "createdAt"`

export const ADD_PAYMENT = `
  INSERT INTO payments (subject, subject_id, attempt, reference, status, payment_type, amount, currency, receipt, created_at)
  SELECT $1, $2, tried.last + 1, $2 || '-' || (tried.last + 1), 'pending', $3, $4::bigint, $5, $6::jsonb, $7::timestamptz
  FROM (SELECT coalesce(max(attempt), 0) AS last FROM payments WHERE subject = $1 AND subject_id = $2) tried
  RETURNING ${COLUMNS}`

export const PAYMENT_BY_REFERENCE = `SELECT ${COLUMNS} FROM payments WHERE reference = $1`
export const PAYMENTS_OF_SUBJECT = `SELECT ${COLUMNS} FROM payments WHERE subject = $1 AND subject_id = $2 ORDER BY attempt DESC`
export const LOCK_PAYMENT = `${PAYMENT_BY_REFERENCE} FOR UPDATE`

export const SET_URL = 'UPDATE payments SET url = $2 WHERE reference = $1 AND url IS NULL'
/** A charge that never reached the gateway. */
export const DROP = `UPDATE payments SET status = 'cancelled', settled_at = $2::timestamptz WHERE reference = $1 AND status = 'pending'`
export const SETTLE = `
  UPDATE payments SET status = $2, transaction_id = coalesce($3, transaction_id), message = $4, settled_at = $5::timestamptz WHERE reference = $1`
/** An abandoned payment. */
export const GIVE_UP = `UPDATE payments SET status = 'cancelled', settled_at = $3::timestamptz WHERE subject = $1 AND subject_id = $2 AND status = 'pending'`

/** The paid attempt; $1 subject, $2 its id. */
export const PAID_TRY = `
  SELECT reference FROM payments WHERE subject = $1 AND subject_id = $2 AND status = 'paid' ORDER BY attempt DESC LIMIT 1`
export const ADD_REFUND = `
  INSERT INTO payment_refunds (id, reference, amount, created_at) VALUES ($1, $2, $3::bigint, $4::timestamptz) ON CONFLICT DO NOTHING RETURNING id`
export const REFUND_BY_ID = `
  SELECT r.reference, r.amount, r.settled_at AS "settledAt", p.transaction_id AS "transactionId", p.currency
  FROM payment_refunds r JOIN payments p USING (reference) WHERE r.id = $1`
/** Marks a fully refunded payment; no row while a part remains. */
export const SETTLE_REFUND = `
  WITH done AS (UPDATE payment_refunds SET settled_at = $2::timestamptz WHERE id = $1 RETURNING reference, id, amount)
  UPDATE payments SET status = 'refunded', settled_at = $2::timestamptz FROM done
  WHERE payments.reference = done.reference AND payments.status = 'paid' AND payments.amount <= done.amount + (
    SELECT coalesce(sum(r.amount), 0) FROM payment_refunds r
    WHERE r.reference = done.reference AND r.id <> done.id AND r.settled_at IS NOT NULL)`

/** A report counts once: no row for a repeated one. */
export const NOTE_REPORT = `
  INSERT INTO payment_reports (transaction_id, event, reference, received_at) VALUES ($1, $2, $3, $4::timestamptz)
  ON CONFLICT DO NOTHING RETURNING transaction_id`
/** Whether a report has paid this reference. */
export const PAYMENT_REPORT = `SELECT 1 FROM payment_reports WHERE transaction_id = $1 AND event = 'Payment' AND reference = $2`
