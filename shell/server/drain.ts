import type { IncomingMessage } from 'node:http'

const LONGEST_MS = 1000

/**
 * Reads and drops what is left of a request that is refused before its end: a browser that is still sending hears the
 * refusal only when nobody hangs up on it. Resolves after a second at the latest.
 */
export function drain(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return Promise.resolve()
  return new Promise((done) => {
    const timer = setTimeout(done, LONGEST_MS)
    for (const event of ['end', 'close', 'error']) {
      request.once(event, () => {
        clearTimeout(timer)
        done()
      })
    }
    request.resume()
  })
}
