import { createEvent, createStore, sample, type Event, type EventCallable, type Store } from 'effector'
import * as v from 'valibot'
import type { EventContract } from '@shop/contracts/events/events'

/** A message in CloudEvents format. `dataversion` is the payload's semver. */
export interface Message {
  specversion: '1.0'
  id: string
  source: string
  type: string
  dataversion: string
  data: unknown
}

/** The only bus of a document: the shell's copy of this module owns it. */
const sent = createEvent<Message>()

/** Last message by type and major version, for late subscribers. */
const $last = createStore<Record<string, Message>>({}, { serialize: 'ignore' }).on(sent, (last, message) => ({
  ...last,
  [keyOf(message.type, message.dataversion)]: message,
}))

const lost = createEvent<Message>()
/** Undeliverable messages: invalid payload, or unsupported major version. */
export const $deadLetters = createStore(0, { serialize: 'ignore' }).on(lost, (count) => count + 1)

const majorOf = (version: string) => version.split('.')[0] ?? ''
const keyOf = (type: string, version: string) => `${type}@${majorOf(version)}`
let serial = 0

/** `emitterOf(bagWanted)` is an event to call or target; an invalid payload becomes a dead letter. */
export function emitterOf<Payload>(contract: EventContract<Payload>, source: string): EventCallable<Payload> {
  const emitted = createEvent<Payload>({ name: contract.type })
  const message = sample({
    clock: emitted,
    fn: (data): Message => ({ specversion: '1.0', id: String(++serial), source, type: contract.type, dataversion: contract.version, data }),
  })
  const isValid = ({ data }: Message) => v.is(contract.schema, data)
  sample({ clock: message, filter: isValid, target: sent })
  sample({ clock: message, filter: (wrong) => !isValid(wrong), target: lost })
  return emitted
}

/** Future messages of this contract. Another major version goes to dead letters. */
export function listenTo<Payload>(contract: EventContract<Payload>): Event<Payload> {
  const ofType = sample({ clock: sent, filter: ({ type }) => type === contract.type })
  const readable = (message: Message) => majorOf(message.dataversion) === majorOf(contract.version) && v.is(contract.schema, message.data)
  sample({ clock: ofType, filter: (message) => !readable(message), target: lost })
  return sample({ clock: ofType, filter: readable, fn: ({ data }) => data as Payload })
}

/** The last message of this contract, for late subscribers; null if none. */
export function lastOf<Payload>(contract: EventContract<Payload>): Store<Payload | null> {
  return $last.map((last) => (last[keyOf(contract.type, contract.version)]?.data ?? null) as Payload | null)
}
