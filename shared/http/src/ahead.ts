import { askKey, type Ask } from '@shop/contracts/core/ask'
import { BROWSER_PLACE, send } from './send.ts'

const KEPT_MS = 5000
const waiting = new Map<string, Promise<unknown>>()

/**
 * Asks ahead of the page that will need it: on hover, on touch, or while the page's code is on its way.
 * @returns when the answer is there, or has failed: the page's own request takes the same one, or fails visibly.
 */
export function askAhead({ method, path, body }: Ask): Promise<void> {
  const key = askKey({ method, path, body })
  let answer = waiting.get(key)
  if (!answer) {
    answer = send({ method, path, csrf: false, ...(body !== undefined && { body }) }, BROWSER_PLACE)
    waiting.set(key, answer)
    const forget = () => waiting.delete(key)
    answer.then(() => setTimeout(forget, KEPT_MS), forget)
  }
  return answer.then(
    () => {},
    () => {},
  )
}

/** The answer asked for ahead, if there is one. */
export const askedAhead = (ask: Ask): Promise<unknown> | undefined => waiting.get(askKey(ask))
