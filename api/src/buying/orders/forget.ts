import * as v from 'valibot'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { rowsOf } from '../../platform/db/rows.ts'

const forgottenOrder = v.object({ id: v.number(), number: v.string() })
const forgottenGift = v.object({ id: v.string() })

/** As the privacy page says: accounting demands orders and receipts for that long. */
const KEEP_YEARS = 5
const IS_OLD = 'created_at < $1::timestamptz - make_interval(years => $2::int)'

/** Pieces, sums and dates stay. So does the address of a store or pickup point: it is not personal data. */
const FORGET_ORDERS = `
  UPDATE orders SET name = '', phone = '', email = '', tracking = tracking - 'courier',
    options = (options - 'certificate') || '{"recipientName": null, "recipientPhone": null, "postCard": null, "comment": null}',
    delivery = CASE WHEN delivery->>'shopId' IS NULL AND delivery->>'pickupPointId' IS NULL THEN delivery || '{"address": ""}' ELSE delivery END
      - 'postal' || '{"apartment": null, "frontDoor": null, "floor": null, "houseCode": null, "commentForCourier": null}'
  WHERE phone <> '' AND ${IS_OLD}
  RETURNING id, number`
/** Words may name a person; that there were some stays. */
const FORGET_WORDS = `
  UPDATE order_lines SET engraving = engraving || '{"text": ""}' WHERE engraving IS NOT NULL AND order_id = ANY($1::bigint[])`
const FORGET_BANK_DETAILS = 'UPDATE refunds SET account = NULL WHERE account IS NOT NULL AND order_id = ANY($1::bigint[])'
/** Asked of the gateway with every payment page. The receipt itself names pieces alone. */
const FORGET_PAYERS = `
  UPDATE payments SET receipt = receipt || '{"email": "", "phone": ""}' WHERE subject = $1 AND subject_id = ANY($2::text[])`
/** Those who paid the difference of an exchange. */
const FORGET_EXCHANGE_PAYERS = `
  UPDATE payments SET receipt = receipt || '{"email": "", "phone": ""}' FROM exchanges x
  WHERE subject = 'exchange' AND subject_id = x.id AND x.order_id = ANY($1::bigint[])`
const FORGET_GIFTS = `
  UPDATE deposits SET recipient_name = '', recipient_email = NULL, recipient_phone = NULL, sender_name = '', message = '', buyer_email = '',
    buyer_phone = ''
  WHERE buyer_phone <> '' AND ${IS_OLD}
  RETURNING id`

/** Orders and certificates lose name, phone, e-mail and address when the law's time is over [orders.forgotten-people]. */
export async function forgetPeopleOfOldOrders(connection: Queryable, clock: Clock): Promise<void> {
  const old = [clock.now().toISOString(), KEEP_YEARS]
  const orders = await rowsOf(connection, forgottenOrder, FORGET_ORDERS, old)
  const gifts = await rowsOf(connection, forgottenGift, FORGET_GIFTS, old)
  if (orders.length > 0) {
    await connection.query(FORGET_WORDS, [orders.map(({ id }) => id)])
    await connection.query(FORGET_BANK_DETAILS, [orders.map(({ id }) => id)])
    await connection.query(FORGET_PAYERS, ['order', orders.map(({ number }) => number)])
    await connection.query(FORGET_EXCHANGE_PAYERS, [orders.map(({ id }) => id)])
  }
  if (gifts.length > 0) await connection.query(FORGET_PAYERS, ['deposit', gifts.map(({ id }) => id)])
}
