import { createEvent, createStore, sample } from 'effector'
import { requestConsult, type ConsultWay } from '@shop/contracts/services/consults'
import { createRequestFx, failureOf, randomId } from '@shop/http'
import type { Fields } from './fields.ts'

export interface ConsultRequest extends Fields {
  /** Product URL. */
  piece: string | null
}

export const opened = createEvent<void>()
/** Valid form values. */
export const submitted = createEvent<ConsultRequest>()

export const askFx = createRequestFx(requestConsult)

export const $failure = failureOf(askFx).reset(opened, submitted)
export const $asked = createStore<{ way: ConsultWay; phone: string; start: string | null } | null>(null, { serialize: 'ignore' })
  .on(askFx.doneData, (_, { way, phone, start }) => ({ way, phone, start }))
  .reset(opened)

/** An unchanged request keeps its idempotency key: its response may have been lost. */
const $attempt = createStore<{ key: string; wish: string } | null>(null, { serialize: 'ignore' })
  .on(submitted, (attempt, wish) => {
    const written = JSON.stringify(wish)
    return attempt?.wish === written ? attempt : { key: randomId(), wish: written }
  })
  .on(askFx.failData, (attempt, { kind }) => (kind === 'http' ? null : attempt))
  .reset(opened)

sample({
  clock: submitted,
  source: { attempt: $attempt, busy: askFx.pending },
  filter: ({ busy }) => !busy,
  fn: ({ attempt }, { start, ...wish }) => ({
    body: { ...wish, start: start || null, agreement: true as const, idempotencyKey: attempt?.key ?? randomId() },
  }),
  target: askFx,
})
