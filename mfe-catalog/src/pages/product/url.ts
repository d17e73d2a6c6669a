import type { Address } from '@shop/routing'
import type { Choice } from '#features/variants/choice.ts'
import { sizeKey } from '#features/variants/keys.ts'

export interface ProductUrl {
  category: string
  id: string
  /** Formatted by `sizeKey`; null: no choice. */
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

/** URL of a variant; the plain product URL has no query. */
export function variantAddress(url: string, { size, weight }: { size: string | null; weight?: string | null }): string {
  const query = new URLSearchParams()
  if (size !== null) query.set('size', sizeKey(size))
  if (weight) query.set('weight', sizeKey(weight))
  const search = query.toString()
  return search ? `${url}?${search}` : url
}

/** URL of what is chosen: the size, and the weight where there are several. */
export const choiceAddress = (url: string, choice: Choice | null) =>
  variantAddress(url, { size: choice?.sku?.size ?? null, weight: choice && choice.weights.length > 0 ? choice.weight : null })
