import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { UPLOAD_MS } from '@shop/contracts/core/limits'
import { refusalOnSocket } from './refusals.ts'
import { bringsFile } from './uploads.ts'

/** Fits all our cookies and the longest mail link. */
const HEADER_BYTES = 32 * 1024
/** Longer than proxies' keep-alive, so that they close first. */
const KEEP_ALIVE_MS = 75_000

export interface Listening {
  server: http.Server
  port: number
}

interface Options {
  port: number
  /** `localhost`: both loopback addresses. */
  host: string
  /** Limits slow-header attacks. */
  requestMs: number
}

const hasBody = ({ headers }: http.IncomingMessage) => Number(headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in headers
const pathOf = ({ url = '' }: http.IncomingMessage) => url.split('?', 1)[0] ?? ''

function listenOn(host: string, { port, requestMs }: Options, answer: http.RequestListener): Promise<Listening> {
  const begun = new WeakMap<Duplex, http.ServerResponse>()
  const limits = {
    maxHeaderSize: HEADER_BYTES,
    keepAliveTimeout: KEEP_ALIVE_MS,
    requestTimeout: Math.max(requestMs, UPLOAD_MS),
    headersTimeout: requestMs,
    connectionsCheckingInterval: Math.ceil(requestMs / 4),
  }
  const server = http.createServer(limits, (request, response) => {
    begun.set(request.socket, response)
    if (hasBody(request) && !bringsFile(pathOf(request))) refuseLate(request)
    answer(request, response)
  })
  /** Node's request timeout is per server, but uploads may be slower: done here. */
  const refuseLate = (request: http.IncomingMessage) => {
    const late = Object.assign(new Error('The body has not come in time.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    const timer = setTimeout(() => request.complete || server.emit('clientError', late, request.socket), requestMs)
    request.once('close', () => clearTimeout(timer))
  }
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const response = begun.get(socket)
    // A started response cannot be replaced.
    const isAnswering = response?.headersSent === true && !response.writableEnded
    if (!socket.writable || error.code === 'ECONNRESET' || isAnswering) socket.destroy()
    else socket.end(refusalOnSocket(error.code, response?.writableEnded ? undefined : response?.req))
  })
  return new Promise((done, failed) => {
    // Later errors are failed accepts (too many open files): they must not end the process.
    server.on('error', failed)
    server.listen(port, host, () => done({ server, port: (server.address() as AddressInfo).port }))
  })
}

/** One server per address; two for `localhost` with IPv6. @throws Error with the port in use. */
export async function listen(options: Options, answer: http.RequestListener): Promise<Listening[]> {
  const isLocal = options.host === 'localhost'
  const first = await listenOn(isLocal ? '127.0.0.1' : options.host, options, answer).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') throw new Error(`Port ${options.port} is in use by another program: stop it, or choose another PORT.`)
    throw error
  })
  if (!isLocal) return [first]
  const second = await listenOn('::1', { ...options, port: first.port }, answer).catch(() => null)
  return second ? [first, second] : [first]
}
