import { useUnit } from 'effector-react'
import { count, useLocale } from '@shop/i18n'
import { ProductSlider } from '@shop/ui/product-slider'
import { SkeletonCards } from '@shop/ui/states'
import { $fresh, newFx } from './model.ts'
import { useTexts } from './texts/index.ts'

/** The newest pieces of the category of this page. Renders nothing where there are none, or on failure. */
export function NewPieces() {
  const t = useTexts()
  const locale = useLocale()
  const { fresh, pending } = useUnit({ fresh: $fresh, pending: newFx.pending })
  if (!fresh) return pending ? <SkeletonCards /> : null
  const { category, quantity, products } = fresh
  const more = { to: `/catalog/${category}?new=1&sort=new`, label: t('all', { quantity: count(quantity, locale) }) }
  return <ProductSlider title={t('title')} products={products} more={quantity > 1 ? more : undefined} />
}
