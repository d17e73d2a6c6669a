import { useStoreMap } from 'effector-react'
import type { Sku } from '@shop/contracts/catalog/product'
import { $cart } from '@shop/session'

/** The bag holds every piece of this SKU that there is: no other can be added. */
export const useHasAll = (sku: Pick<Sku, 'id'> | null) =>
  useStoreMap({
    store: $cart,
    keys: [sku?.id],
    fn: (cart, [id]) => cart?.products.some((line) => line.id === id && line.quantity >= line.maxQuantity) ?? false,
  })
