import { useUnit } from 'effector-react'
import type { ProductCard } from '@shop/contracts/catalog/product-card'
import { ProductSlider } from '@shop/ui/product-slider'
import { SkeletonCards } from '@shop/ui/states'
import { $products, bestsellersFx } from './model.ts'
import { useTexts } from './texts/index.ts'

/** A product row for other pages, without the pieces of `except` in any variant. Renders nothing on failure. */
export function Bestsellers({ except = [] }: { except?: readonly number[] }) {
  const t = useTexts()
  const { products, pending } = useUnit({ products: $products, pending: bestsellersFx.pending })
  if (!products) return pending ? <SkeletonCards /> : null
  const isShown = ({ itemId, modifications }: ProductCard) =>
    [itemId, ...modifications.flatMap(({ variants }) => variants.map((variant) => variant.itemId))].some((id) =>
      except.includes(id as number),
    )
  const others = except.length === 0 ? products : products.filter((product) => !isShown(product))
  if (others.length === 0) return null
  return <ProductSlider title={t('title')} products={others} more={{ to: '/catalog', label: t('all') }} />
}
