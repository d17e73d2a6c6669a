import { tabStore } from '@shop/http'
import * as v from 'valibot'

const KEY = 'sign-in.way-back'
const WayBack = v.object({ state: v.string(), path: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)) })
type WayBack = v.InferOutput<typeof WayBack>

/** The path to return to when the provider opens in the same tab. */
export const storeReturnPath = (way: WayBack) => tabStore.set(KEY, JSON.stringify(way))

/** Return path for this state; null if this tab did not start it. */
export function consumeReturnPath(state: string): string | null {
  const written = tabStore.get(KEY)
  tabStore.remove(KEY)
  const way = v.safeParse(v.pipe(v.string(), v.parseJson(), WayBack), written)
  return way.success && way.output.state === state ? way.output.path : null
}
