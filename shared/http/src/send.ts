import { createEffect } from 'effector'
import * as v from 'valibot'
import { ErrorCode, Refusal } from '@shop/contracts/core/error-codes'
import type { Aborted, RequestError } from './request-error.ts'

export interface Wire {
  method: 'GET' | 'POST' | 'DELETE'
  /** Address at the API's origin, with its query. */
  path: string
  body?: unknown
  csrf: boolean
  signal?: AbortSignal
  upload?: Upload
}

/** A file that goes with the body as multipart/form-data: see `@shop/http/upload`. */
export interface Upload {
  file: File
  /** Share of it that has left, 0 to 1. */
  onProgress: (share: number) => void
  /** In place of fetch, which cannot tell how much has left. */
  send: (address: string, init: RequestInit, wire: Wire) => Promise<Response>
  /** Cancels the call. */
  signal: AbortSignal
}

/** Where the API is: the front door's prefix in the browser; on the server an origin and the headers that tell whom we render for. */
export interface ApiPlace {
  base: string
  headers: Record<string, string>
}

/** The server may take this long; a browser on a slow line somewhat longer. */
const TIMEOUT_MS = __SERVER__ ? 2000 : 15_000

const onTheirWay = new Map<string, Promise<Response>>()

/** Answers that a script asked for before this code was there, by method and address; each is taken once, by the first who asks the same. */
export function handOver(responses: Readonly<Record<string, Promise<Response>>>) {
  for (const [call, response] of Object.entries(responses)) onTheirWay.set(call, response)
}

/** As fetch; what fails on its way is simply asked again. */
function ask(address: string, init: RequestInit & { method: string }): Promise<Response> {
  const call = `${init.method} ${address}`
  const early = onTheirWay.get(call)
  onTheirWay.delete(call)
  return early ? early.catch(() => fetch(address, init)) : fetch(address, init)
}

let csrfToken: Promise<string> | null = null

async function askToken(place: ApiPlace): Promise<string> {
  const response = await ask(`${place.base}/token`, { method: 'GET', credentials: 'same-origin', headers: place.headers })
  return ((await response.json()) as { csrfToken: string }).csrfToken
}

/** Two tabs that ask without a session at the same time would each start one, and the cookie of the last would make the first token wrong. */
const oneTabAtATime = <T>(work: () => Promise<T>): Promise<T> =>
  !__SERVER__ && 'locks' in navigator ? navigator.locks.request('csrf-token', work) : work()

/** One token for all remotes: whoever asks first asks for everybody. */
function tokenOf(place: ApiPlace): Promise<string> {
  csrfToken ??= oneTabAtATime(() => askToken(place))
  csrfToken.catch(() => (csrfToken = null))
  return csrfToken
}

/** Asks for the token ahead, so that the first change takes one round trip. */
export function prepareToken(place: ApiPlace = BROWSER_PLACE) {
  tokenOf(place).catch(() => {})
}

/** The session has changed with its shopper: its token is another, and is asked for before a call is refused for the old one. */
export function renewToken() {
  csrfToken = null
  prepareToken()
}

export const BROWSER_PLACE: ApiPlace = { base: '/backend', headers: {} }

/** A newer API may name fields by codes that are unknown here: its own code still counts. */
const Coded = v.object({ code: ErrorCode })

const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Of the browser's own step: by the first number the call is found again in every log, also where no answer came (W3C Trace Context). */
const traceparent = () => `00-${hex(16)}-${hex(8)}-01`

function withBody<Init extends object>(init: Init, { body, signal }: Wire) {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  return {
    ...init,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }
}

/** One call on the wire: unchecked JSON, or a tagged error. An expired token is fetched again and the call replayed once. */
export async function send(wire: Wire, place: ApiPlace, replay = true): Promise<unknown> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    ...(!__SERVER__ && { traceparent: traceparent() }),
    ...place.headers,
  }
  // The browser names the type of a form by itself, with its boundary.
  if (wire.body !== undefined && !wire.upload) headers['content-type'] = 'application/json'
  let response: Response
  let answer: unknown
  try {
    if (wire.csrf) headers['x-csrf-token'] = await tokenOf(place)
    const init = { method: wire.method, headers, credentials: 'same-origin' as const }
    response = await (wire.upload
      ? wire.upload.send(place.base + wire.path, init, wire)
      : ask(place.base + wire.path, withBody(init, wire)))
    answer = await response.json().catch(() => null)
  } catch {
    throw (wire.signal?.aborted ? { kind: 'aborted' } : { kind: 'network' }) satisfies Aborted | RequestError
  }
  if (response.ok) return answer
  const code = v.is(Coded, answer) ? answer.code : null
  if (code === 'CSRF_EXPIRED' && replay) {
    csrfToken = null
    return send(wire, place, false)
  }
  throw {
    kind: 'http',
    status: response.status,
    code: code ?? (response.status === 404 ? 'NOT_FOUND' : 'UNKNOWN_ERROR'),
    refusal: v.is(Refusal, answer) ? answer : null,
  } satisfies RequestError
}

/** The one effect that touches the network: tests replace it with `fork({ handlers: [[sendFx, …]] })`. */
export const sendFx = createEffect<{ wire: Wire; place: ApiPlace }, unknown, Aborted | RequestError>({
  handler: ({ wire, place }) => send(wire, place),
})
