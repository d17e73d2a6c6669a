export const ADD_PAYMENT = `
  INSERT INTO payments (subject, subject_id, attempt, reference, status, payment_type, amount, currency, receipt, created_at)
  SELECT $1, $2, tried.last + 1, $2 || '-' || (tried.last + 1), 'pending', $3, $4::bigint, $5, $6::jsonb, $7::timestamptz
  FROM (SELECT coalesce(max(attempt), 0) AS last FROM payments WHERE subject = $1 AND subject_id = $2) tried
  RETURNING reference`

const COLUMNS = `reference, subject, subject_id AS "subjectId", transaction_id AS "transactionId", status, payment_type AS type, amount, currency,
  receipt AS asked, url, message, created_at AS "createdAt"`

export const PAYMENT_BY_REFERENCE = `SELECT ${COLUMNS} FROM payments WHERE reference = $1`
export const PAYMENTS_OF_SUBJECT = `SELECT ${COLUMNS} FROM payments WHERE subject = $1 AND subject_id = $2 ORDER BY attempt DESC`
export const LOCK_PAYMENT = `${PAYMENT_BY_REFERENCE} FOR UPDATE`

export const SET_URL = 'UPDATE payments SET url = $2 WHERE reference = $1 AND url IS NULL'
export const SETTLE = `
  UPDATE payments SET status = $2, transaction_id = coalesce($3, transaction_id), message = $4, settled_at = $5::timestamptz WHERE reference = $1`
/** A payment that nobody waits for any more. */
export const GIVE_UP = `UPDATE payments SET status = 'cancelled', settled_at = $3::timestamptz WHERE subject = $1 AND subject_id = $2 AND status = 'pending'`

/** A report counts once: no row comes back for a repetition. */
export const NOTE_REPORT = `
  INSERT INTO payment_reports (transaction_id, event, reference, received_at) VALUES ($1, $2, $3, $4::timestamptz)
  ON CONFLICT DO NOTHING RETURNING transaction_id`
