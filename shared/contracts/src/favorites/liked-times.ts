/** Where the browser keeps when each piece of its list was liked; the list itself is a cookie. */
export const LIKED_TIMES = 'liked'

/** Seconds since 1970 by item id. */
export type LikedTimes = ReadonlyMap<number, number>

export const parseLikedTimes = (text: string | null): LikedTimes =>
  new Map(Array.from((text ?? '').matchAll(/(\d{1,10})-(\d{1,10})/g), ([, id, seconds]) => [Number(id), Number(seconds)]))

/** Times of these pieces only, so that they go with the list. */
export const writeLikedTimes = (times: LikedTimes, ids: readonly number[]): string =>
  ids.flatMap((id) => (times.has(id) ? `${id}-${times.get(id)}` : [])).join('.')
