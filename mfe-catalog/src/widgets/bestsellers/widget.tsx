import { useUnit } from 'effector-react'
import { ProductSlider } from '@shop/ui/product-slider'
import { SkeletonCards } from '@shop/ui/states'
import { $products, bestsellersFx } from './model.ts'
import { useTexts } from './texts/index.ts'

/** A row of pieces for other pages. One that cannot be had is left out: the page around it has its own matter. */
export function Bestsellers() {
  const t = useTexts()
  const { products, pending } = useUnit({ products: $products, pending: bestsellersFx.pending })
  if (!products) return pending ? <SkeletonCards /> : null
  return <ProductSlider title={t('title')} products={products} more={{ to: '/catalog', label: t('all') }} />
}
