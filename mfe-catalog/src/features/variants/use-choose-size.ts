import { useUnit } from 'effector-react'
import type { Product } from '@shop/contracts/catalog/product'
import { useLocation, useNavigate } from '@shop/routing'
import { popupClosed, sizeLiked } from '@shop/session'
import { isSame, sizeKey } from './keys.ts'

/**
 * Chooses a size from a popup over the page of the piece: closes it, and the page and a heart that is set take the size
 * [favorites.size-liked].
 * @param product of that page; anything else is no piece, and no heart is told
 */
export function useChooseSize(product: unknown): (label: string) => void {
  const navigate = useNavigate()
  // Not the browser's own address, which names the open popup.
  const page = useLocation()
  const { close, keep } = useUnit({ close: popupClosed, keep: sizeLiked })
  const { itemId, skuListWithGems } = (product ?? {}) as Partial<Product>
  return (label) => {
    close()
    const query = new URLSearchParams(page.search)
    // The weight of the stone stays.
    query.set('size', sizeKey(label))
    navigate(`${page.pathname}?${query}`, { replace: true, preventScrollReset: true })
    if (itemId === undefined || !Array.isArray(skuListWithGems)) return
    const ofSize = skuListWithGems.filter(({ size }) => size === label)
    const sku =
      ofSize.find((one) => isSame(one.mainGemWeight, query.get('weight'))) ?? ofSize.find(({ balances }) => balances > 0) ?? ofSize[0]
    if (sku) keep({ id: itemId, sku: sku.id })
  }
}
