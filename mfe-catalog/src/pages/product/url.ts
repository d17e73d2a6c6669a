import type { Address } from '@shop/routing'
import type { Choice } from '#features/variants/choice.ts'
import { variantAddress } from '#features/variants/address.ts'

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

/** URL of what is chosen: the size, and the weight where there are several. */
export const choiceAddress = (url: string, choice: Choice | null) =>
  variantAddress(url, { size: choice?.sku?.size ?? null, weight: choice && choice.weights.length > 0 ? choice.weight : null })
