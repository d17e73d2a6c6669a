import type { IncomingMessage } from 'node:http'

const SILENCE_MS = 2_000
const LONGEST_MS = 30_000

/**
 * Reads and drops the rest of a body that was refused: a browser that is still sending can read the answer only if the
 * connection stays open. Resolves at the end of the body, after two seconds without data, or after 30 seconds in all.
 */
export function drain(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(silence)
      clearTimeout(longest)
      resolve()
    }
    const silence = setTimeout(finish, SILENCE_MS)
    const longest = setTimeout(finish, LONGEST_MS)
    for (const event of ['end', 'close', 'error']) request.once(event, finish)
    // A reader that hangs up later would pause the body.
    request.unpipe()
    request.on('data', () => silence.refresh())
    request.resume()
  })
}
