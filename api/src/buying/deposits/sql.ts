import { CERTIFICATE_VALID_DAYS } from '@shop/contracts/core/limits'
import { CONSENT_VERSION } from '../../visitors/users/users.ts'

const picture = (locale: string) => `jsonb_build_object('base', f.base, 'widths', f.widths, 'fallback', f.fallback, 'width', f.width,
  'height', f.height, 'color', f.color, 'alt', CASE ${locale} WHEN 'ru' THEN g.alt_ru ELSE g.alt_en END)`

const design = (locale: string) =>
  `jsonb_build_object('id', g.id, 'name', CASE ${locale} WHEN 'ru' THEN g.name_ru ELSE g.name_en END, 'picture', ${picture(locale)})`

/** $1 locale. */
export const DESIGNS = `
  SELECT ${design('$1')} AS design FROM deposit_designs g JOIN pictures f ON f.key = g.picture ORDER BY g.position`

/** A certificate as it is shown; $1 locale. */
export const CARDS = `
  SELECT d.id, CASE WHEN f.key IS NOT NULL THEN ${design('$1')} END AS design, d.currency, d.amount, d.balance, d.status, d.message,
    d.sender_name AS "senderName", coalesce(d.recipient_email, d.recipient_phone) AS recipient,
    to_char(d.send_on, 'DD.MM.YYYY') AS "sendDate", to_char(d.valid_until, 'DD.MM.YYYY') AS "validUntil",
    d.owner_id AS "ownerId", d.buyer_id AS "buyerId", d.valid_until::text AS "endsOn"
  FROM deposits d LEFT JOIN deposit_designs g ON g.id = d.design_id LEFT JOIN pictures f ON f.key = g.picture`

/** $1 locale, $2 number of the certificate. */
export const DESIGN_OF = `
  SELECT ${design('$1')} AS design FROM deposits d JOIN deposit_designs g ON g.id = d.design_id JOIN pictures f ON f.key = g.picture
  WHERE d.id = $2`

const ROW = `id, currency, amount, status, recipient_name, recipient_email, recipient_phone, sender_name, message, buyer_email, buyer_phone, host,
  locale, send_on::text AS "sendOn", to_char(send_on, 'DD.MM.YYYY') AS "sendDate", to_char(valid_until, 'DD.MM.YYYY') AS "validUntil"`

export const ADD_DEPOSIT = `
  INSERT INTO deposits (id, design_id, amount, balance, status, recipient_name, recipient_email, recipient_phone, sender_name, message,
    buyer_email, buyer_phone, buyer_id, session_id, idempotency_key, host, locale, send_on, valid_until, created_at, agreement_version)
  VALUES ($1, $2, $3, $3, 'created', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16::date,
    $16::date + ${CERTIFICATE_VALID_DAYS}, $17::timestamptz, '${CONSENT_VERSION}')
  ON CONFLICT DO NOTHING RETURNING ${ROW}`
export const DEPOSIT_BY_KEY = `SELECT ${ROW} FROM deposits WHERE idempotency_key = $1`
export const DEPOSIT_OF_BUYER = `
  SELECT ${ROW} FROM deposits WHERE id = $1 AND (session_id = $2 OR ($3::bigint IS NOT NULL AND buyer_id = $3::bigint))`
export const DEPOSIT = `SELECT ${ROW} FROM deposits WHERE id = $1`
export const LOCK_DEPOSIT = `${DEPOSIT} FOR UPDATE`
export const SET_PAID = "UPDATE deposits SET status = 'paid', paid_at = $2::timestamptz WHERE id = $1"
export const SET_ACTIVE = "UPDATE deposits SET status = 'active', sent_at = $2::timestamptz, sealed_code = $3 WHERE id = $1"
