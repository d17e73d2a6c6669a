import { sendFx, type ApiPlace, type RequestError, type Wire } from '@shop/http'
import type { ErrorCode } from '@shop/contracts/core/error-codes'

/** A fake API response: a value, or a function of the call, which may throw `refuse(…)` or `offline()`, or wait. */
export type FakeAnswer = object | ((wire: Wire) => unknown)

export interface FakeWire {
  /** For `fork({ handlers: wire.handlers })`. */
  handlers: [[typeof sendFx, (call: { wire: Wire; place: ApiPlace }) => Promise<unknown>]]
  /** All sent calls in order. */
  sent: Wire[]
}

/** A fake API: `fakeWire({ 'POST /catalog/show': answer })`. Unlisted calls are refused as unknown. */
export function fakeWire(answers: Record<string, FakeAnswer>): FakeWire {
  const sent: Wire[] = []
  const answerTo = async ({ wire }: { wire: Wire }) => {
    sent.push(wire)
    const answer = answers[`${wire.method} ${wire.path}`]
    if (answer === undefined) throw refuse(404, 'NOT_FOUND')
    return typeof answer === 'function' ? (answer as (wire: Wire) => unknown)(wire) : answer
  }
  return { sent, handlers: [[sendFx, answerTo]] }
}

/** Throw it: the API refuses. */
export const refuse = (status: number, code: ErrorCode, error: string = code): RequestError => ({
  kind: 'http',
  status,
  code,
  refusal: { result: false, code, error },
})

/** Throw it: no response. */
export const offline = (): RequestError => ({ kind: 'network' })

/** A response that the test resolves. */
export function later<Answer>() {
  let resolve: (answer: Answer) => void = () => {}
  let reject: (error: unknown) => void = () => {}
  const promise = new Promise<Answer>((settle, fail) => {
    resolve = settle
    reject = fail
  })
  return { answer: () => promise, resolve, reject }
}
