import { sizeKey } from './keys.ts'

/** URL of a variant; the plain product URL has no query. */
export function variantAddress(url: string, { size, weight }: { size: string | null; weight?: string | null }): string {
  const query = new URLSearchParams()
  if (size !== null) query.set('size', sizeKey(size))
  if (weight) query.set('weight', sizeKey(weight))
  const search = query.toString()
  return search ? `${url}?${search}` : url
}
