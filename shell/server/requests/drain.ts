import type { IncomingMessage } from 'node:http'

const SILENCE_MS = 2_000
const LONGEST_MS = 30_000

/**
 * Drains a refused body, so that a sending browser can read the response. Resolves at the end of the body, after two seconds of silence, or
 * after 30 seconds.
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
    // A later disconnect would pause the stream.
    request.unpipe()
    request.on('data', () => silence.refresh())
    request.resume()
  })
}
