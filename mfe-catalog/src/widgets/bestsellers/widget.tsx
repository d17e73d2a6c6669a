import { useUnit } from 'effector-react'
import { ProductSlider } from '@shop/ui/product-slider'
import { SkeletonCards } from '@shop/ui/states'
import { $products, bestsellersFx } from './model.ts'
import { useTexts } from './texts/index.ts'

/** A product row for other pages. Renders nothing on failure. */
export function Bestsellers() {
  const t = useTexts()
  const { products, pending } = useUnit({ products: $products, pending: bestsellersFx.pending })
  if (!products) return pending ? <SkeletonCards /> : null
  return <ProductSlider title={t('title')} products={products} more={{ to: '/catalog', label: t('all') }} />
}
