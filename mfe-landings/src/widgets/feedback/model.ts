import { createEvent, createStore, sample } from 'effector'
import { sendFeedback } from '@shop/contracts/services/feedback'
import { createCaptcha, replyTo } from '@shop/flows/captcha'
import { forgetDraftOn } from '@shop/flows/kept-draft'
import { codeOf, createRequestFx, failureOf, randomId } from '@shop/http'
import type { Address } from '@shop/routing'
import type { Fields } from './fields.ts'

/** Before rendering with a page, on the server and in the browser. */
export const opened = createEvent<Address>()
export const edited = createEvent<boolean>()
/** Valid form values. */
export const submitted = createEvent<Fields>()
export const anotherWanted = createEvent<void>()

export const sendFx = createRequestFx(sendFeedback)

export const captcha = createCaptcha({
  refused: sendFx.failData.map(codeOf),
  over: sendFx.done.map(() => undefined),
})

export const $failure = failureOf(sendFx).reset(opened, submitted, anotherWanted)

/** An unchanged message keeps its idempotency key: its response may have been lost. */
const $letter = createStore<{ fields: Fields; key: string } | null>(null, { serialize: 'ignore' })
  .on(submitted, (letter, fields) => (letter && isSame(letter.fields, fields) ? { ...letter, fields } : { fields, key: randomId() }))
  .reset(sendFx.done)

const wordsOf = ({ signs: _, ...words }: Fields) => JSON.stringify(words)
const isSame = (one: Fields, other: Fields) => wordsOf(one) === wordsOf(other)

export interface Sent {
  number: string
  message: string
  /** E-mail senders get a confirmation letter. */
  email: string | null
}
export const $sent = createStore<Sent | null>(null, { serialize: 'ignore' })
  .on(sendFx.done, (_, { params, result: { number, message } }) => {
    const contact = params.body?.contact ?? ''
    return { number, message, email: contact.includes('@') ? contact : null }
  })
  .reset(anotherWanted)

export const DRAFT_KEY = 'feedback-draft'
forgetDraftOn(sendFx.done, DRAFT_KEY)

/** A version swap waits while true. */
export const $dirty = createStore(false, { serialize: 'ignore' })
  .on(edited, (_, isEdited) => isEdited)
  .reset(sendFx.done)

// Ignores a second click while sending.
const ready = sample({ clock: submitted, source: sendFx.pending, filter: (busy) => !busy })
sample({
  clock: ready,
  source: { letter: $letter, picture: captcha.$picture },
  filter: ({ letter }) => letter !== null,
  fn: ({ letter, picture }) => {
    const { signs, ...words } = (letter as NonNullable<typeof letter>).fields
    return { body: { ...words, agreement: true as const, idempotencyKey: letter?.key ?? '', ...replyTo(picture, signs) } }
  },
  target: sendFx,
})
