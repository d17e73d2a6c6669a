/** Where the browser keeps which size of a piece a guest liked. */
export const LIKED_SKUS = 'liked-skus'

/** SKU by item id. */
export type LikedSkus = ReadonlyMap<number, string>

export const parseLikedSkus = (text: string | null): LikedSkus =>
  new Map(Array.from((text ?? '').matchAll(/(\d{1,10})=(\S{1,64})/g), ([, id, sku = '']) => [Number(id), sku]))

/** Sizes of these pieces only, so that they go with the list. */
export const writeLikedSkus = (skus: LikedSkus, ids: readonly number[]): string =>
  ids.flatMap((id) => (skus.has(id) ? `${id}=${skus.get(id)}` : [])).join(' ')
