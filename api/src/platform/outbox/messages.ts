import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { Ports } from '../ports/ports.ts'
import type { Outbox } from './outbox.ts'
import { defineJob } from './work.ts'

/** A text message, ready to send. */
export const textMessage = defineJob('message.text', v.object({ to: v.string(), text: v.string() }))

/** A letter, ready to send. */
export const letter = defineJob(
  'message.letter',
  v.object({
    to: v.string(),
    subject: v.string(),
    text: v.string(),
    html: v.string(),
    replyTo: v.optional(v.string()),
    /** Unsubscribe page. */
    unsubscribe: v.optional(v.string()),
  }),
)

/**
 * Idempotency key: the same for every attempt, and unique across databases. Row ids alone may repeat after a restore, or in another shop of
 * the same provider.
 */
export const messageId = (row: number, message: object) =>
  `outbox-${row}-${createHash('sha256').update(JSON.stringify(message)).digest('hex').slice(0, 16)}`

export const SENT_AT_ONCE = 4

/** Sends messages through the ports; their ids prevent duplicates. */
export function deliverMessages(outbox: Outbox, { sms, mail }: Ports) {
  outbox.handle(textMessage, (message, { id }) => sms.send({ id: messageId(id, message), ...message }), { atOnce: SENT_AT_ONCE })
  outbox.handle(letter, (message, { id }) => mail.send({ id: messageId(id, message), ...message }), { atOnce: SENT_AT_ONCE })
}
