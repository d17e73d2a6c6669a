/**
 * Where the browser keeps which size of a piece a guest liked: in its storage, and without scripts in a cookie, which goes into the storage
 * once there are scripts.
 */
export const LIKED_SKUS = 'liked-skus'

/** SKU by item id. */
export type LikedSkus = ReadonlyMap<number, string>

export const parseLikedSkus = (text: string | null): LikedSkus =>
  new Map(Array.from((text ?? '').matchAll(/(\d{1,10})=(\S{1,64})/g), ([, id, sku = '']) => [Number(id), sku]))

/** Sizes of these pieces only, so that they go with the list. */
export const writeLikedSkus = (skus: LikedSkus, ids: readonly number[]): string =>
  ids.flatMap((id) => (skus.has(id) ? `${id}=${skus.get(id)}` : [])).join(' ')

/** A browser takes 4 KB, and sends them with every request. */
const MAX_IN_COOKIE = 30

/** The newest of these pieces only. */
export const likedSkusCookie = (skus: LikedSkus, ids: readonly number[], maxAgeSeconds: number): string => {
  const kept = ids.filter((id) => skus.has(id)).slice(0, MAX_IN_COOKIE)
  const value = encodeURIComponent(writeLikedSkus(skus, kept))
  return `${LIKED_SKUS}=${value}; Path=/; SameSite=Lax; Max-Age=${kept.length > 0 ? maxAgeSeconds : 0}`
}

/** @param value as the cookie has it */
export function readLikedSkusCookie(value: string | undefined): LikedSkus {
  try {
    return parseLikedSkus(decodeURIComponent(value ?? ''))
  } catch {
    return new Map()
  }
}
