import { askKey, type Ask } from '@shop/contracts/core/ask'
import { BROWSER_PLACE, send } from '../send.ts'

const CACHE_MS = 5000
const waiting = new Map<string, Promise<unknown>>()

/**
 * Prefetches API reads of a page: on hover, on touch, or while its code is loading.
 * @returns resolves when the response has arrived or failed: the page's own request reuses it, or fails visibly.
 */
export function askAhead({ method, path, body }: Ask): Promise<void> {
  const key = askKey({ method, path, body })
  let answer = waiting.get(key)
  if (!answer) {
    answer = send({ method, path, csrf: false, ...(body !== undefined && { body }) }, BROWSER_PLACE)
    waiting.set(key, answer)
    const forget = () => waiting.delete(key)
    answer.then(() => setTimeout(forget, CACHE_MS), forget)
  }
  return answer.then(
    () => {},
    () => {},
  )
}

/** The prefetched response, if there is one. */
export const askedAhead = (ask: Ask): Promise<unknown> | undefined => waiting.get(askKey(ask))
