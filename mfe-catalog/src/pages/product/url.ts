import type { Address } from '@shop/routing'
import { sizeKey } from '../../features/variants/keys.ts'

export interface ProductUrl {
  category: string
  id: string
  /** As `sizeKey` and `weightKey` write them; null: nothing is chosen yet. */
  size: string | null
  weight: string | null
}

export function productUrl({ params, search }: Address): ProductUrl {
  const query = new URLSearchParams(search)
  return {
    category: params['category'] ?? '',
    id: params['id'] ?? '',
    size: query.get('size') || null,
    weight: query.get('weight') || null,
  }
}

/** Address of a variant; a product's own address has no query. */
export function variantAddress(url: string, { size, weight }: { size: string | null; weight?: string | null }): string {
  const query = new URLSearchParams()
  if (size !== null) query.set('size', sizeKey(size))
  if (weight) query.set('weight', sizeKey(weight))
  const search = query.toString()
  return search ? `${url}?${search}` : url
}
