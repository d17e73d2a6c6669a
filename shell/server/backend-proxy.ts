import http, { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import { MAX_BODY_BYTES, MAX_CAREER_BODY_BYTES } from '@shop/contracts/limits'
import { drain } from './drain.ts'
import { forwardedHeaders } from './forwarded.ts'
import { log, reasonOf } from './log.ts'
import { refuseJson } from './refusals.ts'
import type { Visit } from './visit.ts'

export const BACKEND = '/backend'
/** A résumé comes with its file. */
const CAREER = '/career'
export const TIMEOUT_MS = 10_000

const agent = new http.Agent({ keepAlive: true, maxSockets: 256 })

/** Headers of one connection, which say nothing about the next (RFC 9110 §7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])
/** Only we may say these to the API. */
const OURS = /^(x-front-door|x-forwarded-.*|forwarded|host|expect|traceparent|tracestate|baggage|x-request-id)$/

function passedOn(headers: IncomingMessage['headers'], isOurs: (name: string) => boolean): OutgoingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name, value]) => value !== undefined && !HOP_BY_HOP.has(name) && !isOurs(name)),
  )
}

interface Backend {
  /** Path in the API. */
  target: string
  apiUrl: string
  frontDoorKey: string
}

/** Both ways as a stream. An API that does not answer becomes a refusal in JSON. */
export function proxyToBackend(
  request: IncomingMessage,
  response: ServerResponse,
  visit: Visit,
  { target, apiUrl, frontDoorKey }: Backend,
) {
  const { hostname, port } = new URL(apiUrl)
  const options = {
    agent,
    hostname,
    port,
    method: request.method ?? 'GET',
    path: target + visit.search,
    headers: { ...passedOn(request.headers, (name) => OURS.test(name)), ...forwardedHeaders(frontDoorKey, visit) },
    timeout: TIMEOUT_MS,
  }
  const hasBody = request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined

  const refuse = async (status = 502, code: 'SERVER_BUSY' | 'BODY_TOO_LARGE' = 'SERVER_BUSY') => {
    await drain(request)
    refuseJson(response, status, code, visit.context.locale)
  }
  // Said here: an API that refuses while the body is still being written closes the line, and its answer is lost with it.
  const most = target === CAREER ? MAX_CAREER_BODY_BYTES : MAX_BODY_BYTES
  if (Number(request.headers['content-length'] ?? 0) > most) return void refuse(413, 'BODY_TOO_LARGE')

  const ask = (mayRepeat: boolean) => {
    const asked = http.request(options)
    let answered = false
    asked.on('response', (answer) => {
      answered = true
      response.writeHead(
        answer.statusCode ?? 502,
        passedOn(answer.headers, () => false),
      )
      answer.pipe(response, { end: false })
      answer.on('end', () => {
        request.unpipe(asked)
        void drain(request).then(() => response.end())
      })
      // Half an answer must not look like a whole one.
      answer.on('error', () => response.destroy())
      answer.on('aborted', () => response.destroy())
    })
    asked.on('timeout', () => asked.destroy(new Error(`no answer in ${TIMEOUT_MS} ms`)))
    asked.on('error', (error: NodeJS.ErrnoException) => {
      // The API refuses a body that is too large before it has read it, and hangs up: its answer is what counts.
      if (answered || response.destroyed) return
      // A kept connection that the API has closed in this very moment: nothing of the request was read.
      if (mayRepeat && asked.reusedSocket && error.code === 'ECONNRESET') return ask(false)
      log('api', `${options.method} ${target}: ${reasonOf(error)}`)
      void refuse()
    })
    response.on('close', () => {
      if (!response.writableFinished) asked.destroy()
    })
    if (hasBody) request.pipe(asked)
    else asked.end()
  }
  ask(!hasBody)
}

/** Lets go of connections that wait for the next request. */
export const closeBackend = () => agent.destroy()
