import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** A header block of this size holds every cookie that we write, and the mail client's longest link. */
const HEADER_BYTES = 32 * 1024
/** Longer than proxies keep their connections, so that they are the ones to hang up. */
const KEEP_ALIVE_MS = 75_000

export interface Listening {
  server: http.Server
  port: number
}

function listenOn(host: string, port: number, answer: http.RequestListener): Promise<Listening> {
  const server = http.createServer({ maxHeaderSize: HEADER_BYTES, keepAliveTimeout: KEEP_ALIVE_MS }, answer)
  return new Promise((done, failed) => {
    server.once('error', failed)
    server.listen(port, host, () => done({ server, port: (server.address() as AddressInfo).port }))
  })
}

/** This machine only, by both of its addresses; a machine without IPv6 has one. @throws Error that says which port is taken. */
export async function listen(port: number, answer: http.RequestListener): Promise<Listening[]> {
  const first = await listenOn('127.0.0.1', port, answer).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') throw new Error(`Port ${port} is in use by another program: stop it, or choose another PORT.`)
    throw error
  })
  const second = await listenOn('::1', first.port, answer).catch(() => null)
  return second ? [first, second] : [first]
}
