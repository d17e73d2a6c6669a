import { CERTIFICATE_VALID_DAYS } from '@shop/contracts/core/limits'
import type { Currency } from '@shop/contracts/core/money'
import { shopDate } from '../../../goods/places/shops/calendar.ts'
import type { Queryable } from '../../../platform/db/database.ts'
import { enqueue } from '../../../platform/outbox/enqueue.ts'
import { CONSENT_VERSION } from '../../../visitors/users/users.ts'
import { type DepositKeys, newDepositCode, newDepositNumber, sealCode } from '../code.ts'
import { depositLetter, depositText } from '../lifecycle.ts'

/** One line of an order that sells certificates: as many as its `quantity`. */
export interface SoldCertificates {
  order: {
    id: number
    number: string
    host: string
    locale: string
    currency: Currency
    name: string
    email: string
    phone: string
    userId: number | null
    sessionId: number | null
  }
  /** Position of the line. */
  line: number
  sku: string
  quantity: number
  /** Worth of each, minor units. */
  amount: number
  /** Null for printed ones. */
  gift: { email: string | null; phone: string | null; message: string } | null
  now: Date
}

/** The design that pictures of the goods are made of, else the first. */
const DESIGN = `coalesce(
  (SELECT g.id FROM skus s JOIN media m ON m.product_id = s.product_id JOIN deposit_designs g ON m.picture = g.picture OR m.picture LIKE g.picture || '-%'
    WHERE s.id = $2 ORDER BY m.position LIMIT 1),
  (SELECT id FROM deposit_designs ORDER BY position LIMIT 1), 0)`

const ISSUE = `
  INSERT INTO deposits (id, design_id, currency, order_id, order_line, amount, balance, sealed_code, status, recipient_name, recipient_email,
    recipient_phone, sender_name, message, buyer_email, buyer_phone, buyer_id, session_id, idempotency_key, host, locale, send_on,
    valid_until, created_at, paid_at, sent_at, agreement_version)
  VALUES ($1, ${DESIGN}, $3, $4, $5, $6, $6, $7, 'active', '', $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19::date,
    $19::date + ${CERTIFICATE_VALID_DAYS}, $20::timestamptz, $20::timestamptz, $20::timestamptz, '${CONSENT_VERSION}')
  ON CONFLICT (idempotency_key) DO NOTHING RETURNING id`

/** Makes the certificates of a paid line, once; the electronic ones leave for their recipient. [certificates.goods-issued-when-paid] */
export async function issueCertificates(connection: Queryable, keys: DepositKeys, sold: SoldCertificates): Promise<void> {
  const { order, gift, now } = sold
  for (let unit = 1; unit <= sold.quantity; unit += 1) {
    const id = newDepositNumber()
    const [issued] = await connection.query(ISSUE, [
      id,
      sold.sku,
      order.currency,
      order.id,
      sold.line,
      sold.amount,
      sealCode(keys, id, newDepositCode()),
      gift?.email ?? null,
      gift?.phone ?? null,
      order.name,
      gift?.message ?? '',
      order.email,
      order.phone,
      order.userId,
      order.sessionId,
      `order:${order.number}:${sold.line}:${unit}`,
      order.host,
      order.locale,
      shopDate(now),
      now.toISOString(),
    ])
    if (!issued) continue
    if (gift?.email) await enqueue(connection, depositLetter, { depositId: id })
    if (gift?.phone) await enqueue(connection, depositText, { depositId: id })
  }
}
