import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { UPLOAD_MS } from '@shop/contracts/core/limits'
import { refusalOnSocket } from './refusals.ts'
import { bringsFile } from '../backend/uploads.ts'

/** A header block of this size holds every cookie that we write, and the mail client's longest link. */
const HEADER_BYTES = 32 * 1024
/** Longer than proxies keep their connections, so that they are the ones to hang up. */
const KEEP_ALIVE_MS = 75_000

export interface Listening {
  server: http.Server
  port: number
}

interface Options {
  port: number
  /** `localhost`: both addresses of this machine. */
  host: string
  /** Who sends its request letter by letter is refused after that. */
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
  /** As Node's own limit, which one server has for all: a file may come more slowly. */
  const refuseLate = (request: http.IncomingMessage) => {
    const late = Object.assign(new Error('The body has not come in time.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    const timer = setTimeout(() => request.complete || server.emit('clientError', late, request.socket), requestMs)
    request.once('close', () => clearTimeout(timer))
  }
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const response = begun.get(socket)
    // An answer that is on its way cannot become another; one that has ended belongs to the request before.
    const isAnswering = response?.headersSent === true && !response.writableEnded
    if (!socket.writable || error.code === 'ECONNRESET' || isAnswering) socket.destroy()
    else socket.end(refusalOnSocket(error.code, response?.writableEnded ? undefined : response?.req))
  })
  return new Promise((done, failed) => {
    server.once('error', failed)
    server.listen(port, host, () => done({ server, port: (server.address() as AddressInfo).port }))
  })
}

/** One server for an address; two for `localhost`, where the machine has IPv6. @throws Error that says which port is taken. */
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
