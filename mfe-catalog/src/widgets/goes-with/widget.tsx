import { useEffect } from 'react'
import { useStoreMap, useUnit } from 'effector-react'
import { searchOf } from '@shop/contracts/core/endpoint'
import type { ProductCard } from '@shop/contracts/catalog/product-card'
import type { SharedWidgetProps } from '@shop/contracts/pages/widgets'
import { $cart } from '@shop/session'
import { ProductSlider } from '@shop/ui/product-slider'
import { SkeletonCards } from '@shop/ui/states'
import { $rows, rowAsked } from './model.ts'
import { OnePiece } from './one-piece.tsx'
import { useTexts } from './texts/index.ts'

const NOTHING: readonly ProductCard[] = []

/** What suits the pieces of a bag. Renders nothing when nothing suits, or when that cannot be read. */
export function GoesWith({ items, isOne }: SharedWidgetProps['mfe-catalog/goes-with']) {
  const t = useTexts()
  const search = items.length > 0 ? searchOf({ items }) : null
  const { cart, ask } = useUnit({ cart: $cart, ask: rowAsked })
  const row = useStoreMap({ store: $rows, keys: [search], fn: (rows, [of]) => (of === null ? NOTHING : (rows[of] ?? null)) })
  useEffect(() => void (search !== null && ask(search)), [ask, search])
  if (row === null) return isOne ? null : <SkeletonCards />
  // The bag may have changed since the answer.
  const inBag = new Set(cart?.products.map(({ itemId }) => itemId))
  const products = row.filter(({ itemId }) => !inBag.has(itemId))
  if (!isOne) return <ProductSlider title={t('title')} products={products} />
  // One press adds what has no sizes.
  const piece = products.find(({ sku }) => sku) ?? products[0]
  return piece ? <OnePiece key={piece.itemId} piece={piece} /> : null
}
