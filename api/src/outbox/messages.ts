import * as v from 'valibot'
import type { Ports } from '../ports/ports.ts'
import type { Outbox } from './outbox.ts'
import { defineWork } from './work.ts'

/** A text message, ready as it is sent. */
export const textMessage = defineWork('message.text', v.object({ to: v.string(), text: v.string() }))

/** A letter, ready as it is sent. */
export const letter = defineWork('message.letter', v.object({ to: v.string(), subject: v.string(), text: v.string(), html: v.string() }))

/** Messages leave by the ports; the id of the row keeps a repetition from arriving twice. */
export function deliverMessages(outbox: Outbox, { sms, mail }: Ports) {
  outbox.handle(textMessage, (message, { id }) => sms.send({ id: `outbox-${id}`, ...message }))
  outbox.handle(letter, (message, { id }) => mail.send({ id: `outbox-${id}`, ...message }))
}
