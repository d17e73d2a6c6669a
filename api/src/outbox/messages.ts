import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { Ports } from '../ports/ports.ts'
import type { Outbox } from './outbox.ts'
import { defineWork } from './work.ts'

/** A text message, ready as it is sent. */
export const textMessage = defineWork('message.text', v.object({ to: v.string(), text: v.string() }))

/** A letter, ready as it is sent. */
export const letter = defineWork(
  'message.letter',
  v.object({
    to: v.string(),
    subject: v.string(),
    text: v.string(),
    html: v.string(),
    replyTo: v.optional(v.string()),
    /** Address of the page that ends such letters. */
    unsubscribe: v.optional(v.string()),
  }),
)

/**
 * The same for every attempt, and another for every message: a provider delivers an id once, and rows of a database that was
 * restored, or of another shop of the same provider, may have the same number.
 */
const idOf = (row: number, message: object) =>
  `outbox-${row}-${createHash('sha256').update(JSON.stringify(message)).digest('hex').slice(0, 16)}`

/** Messages leave by the ports; their id keeps a repetition from arriving twice. */
export function deliverMessages(outbox: Outbox, { sms, mail }: Ports) {
  outbox.handle(textMessage, (message, { id }) => sms.send({ id: idOf(id, message), ...message }))
  outbox.handle(letter, (message, { id }) => mail.send({ id: idOf(id, message), ...message }))
}
