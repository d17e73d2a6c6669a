import * as v from 'valibot'
import { reviewLetter } from '../../buying/letters/orders/review.ts'
import { linkToken } from '../../buying/orders/reading/link.ts'
import { reviewsDue } from '../../buying/orders/jobs.ts'
import { originOf } from '../../buying/payments/origin.ts'
import { rowOf, rowsOf } from '../../platform/db/rows.ts'
import type { Api } from '../../platform/http/implement.ts'
import { enqueue } from '../../platform/outbox/enqueue.ts'
import { letter } from '../../platform/outbox/messages.ts'
import { PIECES } from './write-sql.ts'

/** $1 is the order id. Skips buyers who unsubscribed from these letters or are deleting their account. */
const ASKED = `
  SELECT o.number, o.email, o.host, CASE o.locale WHEN 'ru' THEN 'ru' ELSE 'en' END AS locale
  FROM orders o WHERE o.id = $1 AND o.status = 'completed' AND o.email <> ''
    AND NOT EXISTS (SELECT FROM review_letters_off f WHERE f.email = lower(o.email))
    AND NOT EXISTS (SELECT FROM users u WHERE u.id = o.user_id AND (u.deletion_due_at IS NOT NULL OR u.deactivated_at IS NOT NULL))`

const askedRow = v.object({ number: v.string(), email: v.string(), host: v.string(), locale: v.picklist(['ru', 'en']) })
const pieceRow = v.object({ name: v.string(), review: v.unknown() })

/** The letter that asks for reviews: once for each delivered order [reviews.asked-once]. */
export function askForReviews({ outbox, database, clock, codeKey }: Api) {
  outbox.handle(reviewsDue, ({ orderId }) =>
    database.transaction(async (connection) => {
      const order = await rowOf(connection, askedRow, ASKED, [orderId])
      if (!order) return
      const { number, email, locale } = order
      // Without returned pieces and those that already have a review.
      const pieces = (await rowsOf(connection, pieceRow, PIECES, [locale, orderId])).filter(({ review }) => review === null)
      if (pieces.length === 0) return
      const now = clock.now()
      const signer = { origin: originOf(order.host), key: codeKey, now }
      const url = `${signer.origin}/review?key=${linkToken(codeKey, number, now, 'review-link')}`
      const names = pieces.map(({ name }) => name)
      await enqueue(connection, letter, { to: email, ...reviewLetter({ orderId, names, url }, locale, signer) })
    }),
  )
}
