import { createEffect } from 'effector'
import * as v from 'valibot'
import { AnswerCode, AnswerRefusal } from '@shop/contracts/core/errors/answer-code'
import { readServerTime } from '@shop/contracts/core/time/clock'
import { randomHex } from './random-id.ts'
import { oneTabAtATime } from './storage/index.ts'
import type { Aborted, RequestError } from './request-error.ts'

export interface Wire {
  method: 'GET' | 'POST' | 'DELETE'
  /** Path at the API origin, with its query. */
  path: string
  body?: unknown
  csrf: boolean
  signal?: AbortSignal
  upload?: Upload
}

/** File of a multipart/form-data body: see `@shop/http/upload`. */
export interface Upload {
  file: File
  /** Uploaded fraction, 0 to 1. */
  onProgress: (share: number) => void
  /** Replaces fetch, which has no upload progress. */
  send: (address: string, init: RequestInit, wire: Wire) => Promise<Response>
  /** Cancels the call. */
  signal: AbortSignal
}

/** API location: the front door's prefix in the browser; an origin and visitor headers on the server. */
export interface ApiPlace {
  base: string
  headers: Record<string, string>
  /** On the server only: the call and the field of an answer that its contract refuses. */
  onBrokenContract?: (about: string) => void
}

/** Timeouts: shorter on the server, longer for slow browser connections. */
const TIMEOUT_MS = __SERVER__ ? 2000 : 15_000

const onTheirWay = new Map<string, Promise<Response>>()

/** Responses requested by an inline script before this code loaded, by method and URL; each is used once. */
export function handOver(responses: Readonly<Record<string, Promise<Response>>>) {
  for (const [call, response] of Object.entries(responses)) onTheirWay.set(call, response)
}

/** Same as fetch; failed ones are requested again. */
function ask(address: string, init: RequestInit & { method: string }): Promise<Response> {
  const call = `${init.method} ${address}`
  const early = onTheirWay.get(call)
  onTheirWay.delete(call)
  return early ? early.catch(() => askNow(address, init)) : askNow(address, init)
}

/** GETs may come from a cache, with the time of long ago. */
async function askNow(address: string, init: RequestInit & { method: string }): Promise<Response> {
  const response = await fetch(address, init)
  if (!__SERVER__ && init.method === 'POST') readServerTime(response.headers.get('date'))
  return response
}

let csrfToken: Promise<string> | null = null

async function askToken(place: ApiPlace): Promise<string> {
  const response = await ask(`${place.base}/token`, { method: 'GET', credentials: 'same-origin', headers: place.headers })
  return ((await response.json()) as { csrfToken: string }).csrfToken
}

/** Two tabs without a session would each start one, and the last cookie would invalidate the first token. */
const firstTab = (work: () => Promise<string>) => (__SERVER__ ? work() : oneTabAtATime('csrf-token', work))

/** One token promise shared by all remotes. */
function tokenOf(place: ApiPlace): Promise<string> {
  csrfToken ??= firstTab(() => askToken(place))
  csrfToken.catch(() => (csrfToken = null))
  return csrfToken
}

/** Prefetches the token, so that the first change takes one round trip. */
export function prepareToken(place: ApiPlace = BROWSER_PLACE) {
  tokenOf(place).catch(() => {})
}

/** Sign-in changes the session: fetches its token before a call is refused. */
export function renewToken() {
  csrfToken = null
  prepareToken()
}

export const BROWSER_PLACE: ApiPlace = { base: '/backend', headers: {} }

/** A refusal without its text still tells its code. */
const Coded = v.object({ code: AnswerCode })

/** A trace id per call (W3C Trace Context): finds the call in all logs, even without a response. */
const traceparent = () => `00-${randomHex(16)}-${randomHex(8)}-01`

function withBody<Init extends object>(init: Init, { body, signal }: Wire) {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  return {
    ...init,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }
}

/** Sends one call: returns unvalidated JSON, or throws a tagged error. Replays once after an expired token. */
export async function send(wire: Wire, place: ApiPlace, replay = true): Promise<unknown> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    ...(!__SERVER__ && { traceparent: traceparent() }),
    ...place.headers,
  }
  // The browser sets the multipart content type with its boundary.
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
    refusal: v.is(AnswerRefusal, answer) ? answer : null,
  } satisfies RequestError
}

/** The only effect that accesses the network: tests replace it with `fork({ handlers: [[sendFx, …]] })`. */
export const sendFx = createEffect<{ wire: Wire; place: ApiPlace }, unknown, Aborted | RequestError>({
  handler: ({ wire, place }) => send(wire, place),
})
