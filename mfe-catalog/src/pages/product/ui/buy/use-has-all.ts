import { useStoreMap } from 'effector-react'
import type { Sku } from '@shop/contracts/catalog/product'
import { $cart } from '@shop/session'

/** The bag contains the whole stock of this SKU. */
export const useHasAll = (sku: Pick<Sku, 'id'> | null) =>
  useStoreMap({
    store: $cart,
    keys: [sku?.id],
    fn: (cart, [id]) => cart?.products.some((line) => line.id === id && line.quantity >= line.maxQuantity) ?? false,
  })
