import * as v from 'valibot'

const KEY = 'sign-in.way-back'
const WayBack = v.object({ state: v.string(), path: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)) })
type WayBack = v.InferOutput<typeof WayBack>

/** Where the shopper was who goes to the provider in this very tab. */
export const keepWayBack = (way: WayBack) => sessionStorage.setItem(KEY, JSON.stringify(way))

/** The path of this shop to go on at; null where this tab has not sent anybody away with this state. */
export function takeWayBack(state: string): string | null {
  const written = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  const way = v.safeParse(v.pipe(v.string(), v.parseJson(), WayBack), written)
  return way.success && way.output.state === state ? way.output.path : null
}
