import { attach, createEffect, createStore, sample, scopeBind, type Effect, type Store } from 'effector'
import * as v from 'valibot'
import { pathOf, type Endpoint } from '@shop/contracts/core/endpoint'
import type { Ask } from '@shop/contracts/core/ask'
import { askedAhead } from './reading/ahead.ts'
import { changeEnded, changeStarted } from './changes.ts'
import { readStarted } from './reading/reads.ts'
import type { Aborted, RequestError } from './request-error.ts'
import { BROWSER_PLACE, sendFx, type ApiPlace, type Upload, type Wire } from './send.ts'

/** Set per request on the server; the browser uses its default. */
export const $apiPlace = createStore<ApiPlace>(BROWSER_PLACE, { serialize: 'ignore' })

export interface RequestParams<Params extends string, Body> {
  params?: Readonly<Record<Params, string>>
  /** Starts with `?`. */
  search?: string
  body?: Body
  /** Created by `createUpload` of `@shop/http/upload`. */
  upload?: Upload
}

/**
 * An API call as an effect: `createRequestFx(contract)`. Responses are validated by the contract; failures are a tagged union. A newer call
 * aborts the older one, so late responses never win. An aborted call ends silently: only `finally` and `pending` change, `fail` and
 * `failData` do not fire.
 * @param options.parallel calls do not abort each other (for changes of different things)
 */
export function createRequestFx<Params extends string, Body, Answer>(
  endpoint: Endpoint<Params, Body, Answer>,
  { parallel = false }: { parallel?: boolean } = {},
): Effect<RequestParams<Params, Body>, Answer, RequestError> {
  // Should be per Scope on the server, but there a request makes one call of a kind.
  let current: AbortController | null = null
  const requestFx = createEffect<{ params: RequestParams<Params, Body>; place: ApiPlace }, Answer, Aborted | RequestError>({
    name: endpoint.name,
    handler: async ({ params, place }) => {
      const controller = new AbortController()
      if (!parallel && !__SERVER__) {
        current?.abort()
        current = controller
      }
      const path = pathOf(endpoint, params.params) + (params.search ?? '')
      const { upload } = params
      const signal = upload ? AbortSignal.any([controller.signal, upload.signal]) : controller.signal
      const wire: Wire = { method: endpoint.method, path, csrf: endpoint.csrf, signal, ...(upload && { upload }) }
      if (params.body !== undefined) wire.body = params.body
      const sendInScope = scopeBind(sendFx, { safe: true })
      const isRead = !endpoint.csrf && endpoint.method !== 'DELETE'
      const ahead = isRead && !__SERVER__ ? askedAhead({ ...wire, method: endpoint.method as Ask['method'] }) : undefined
      const answering = ahead ?? sendInScope({ wire, place })
      if (isRead) readStarted(answering)
      const answer = await (isRead || __SERVER__ ? answering : underWay(answering, !parallel))
      if (signal.aborted) throw { kind: 'aborted' } satisfies Aborted
      const checked = v.safeParse(endpoint.answer, answer)
      if (checked.success) return checked.output
      const [issue] = checked.issues
      // Without the value, which logs must not keep.
      const about = `${endpoint.name}: ${issue.expected ?? issue.type} expected at ${v.getDotPath(issue)}`
      if (__SERVER__) place.onBrokenContract?.(about)
      if (__DEVELOPMENT__) console.error(new Error(`${endpoint.method} ${path} breaks its contract, ${about}`))
      throw { kind: 'contract', about } satisfies RequestError
    },
  })
  return withoutAborted(
    attach({ source: $apiPlace, effect: requestFx, mapParams: (params: RequestParams<Params, Body>, place) => ({ params, place }) }),
  )
}

/** Counts a change until the response arrives. */
function underWay<Answer>(answering: Promise<Answer>, isAwaited: boolean): Promise<Answer> {
  const ended = scopeBind(changeEnded, { safe: true })
  scopeBind(changeStarted, { safe: true })(isAwaited)
  return answering.finally(() => ended(isAwaited))
}

const $nothing = createStore(null, { serialize: 'ignore' })

/**
 * An effect composed of requests: `createCallFx((login, source) => identifyFx({ body: { login, source } }), $source)`. It fails as they do.
 * The handler must start its first request synchronously: after an `await` the scope is lost.
 * @param $known additional state for the handler
 */
export function createCallFx<Params, Answer, Known = null>(
  handler: (params: Params, known: Known) => Promise<Answer>,
  $known: Store<Known> = $nothing as never,
): Effect<Params, Answer, RequestError> {
  const callFx = createEffect<{ params: Params; known: Known }, Answer, Aborted | RequestError>(({ params, known }) =>
    handler(params, known),
  )
  return withoutAborted(attach({ source: $known, effect: callFx, mapParams: (params: Params, known) => ({ params, known }) }))
}

/** Type of the effect with aborted calls excluded from failures. */
function withoutAborted<Params, Answer>(fx: Effect<Params, Answer, Aborted | RequestError>): Effect<Params, Answer, RequestError> {
  const fail = sample({
    clock: fx.fail,
    filter: (failed): failed is { params: Params; error: RequestError } => failed.error.kind !== 'aborted',
  })
  return Object.assign(fx as Effect<Params, Answer, RequestError>, { fail, failData: fail.map(({ error }) => error) })
}
