import { useUnit } from 'effector-react'
import { Button } from '@shop/ui'
import { ProductCard } from '@shop/ui/product-card'
import { Slider } from '@shop/ui/product-slider'
import { $products, cleared } from './model.ts'
import { useTexts } from './texts/index.ts'
import styles from './widget.module.css'

const SIZES = '(min-width: 1440px) 340px, (min-width: 1200px) calc((100vw - 80px) / 4), (min-width: 768px) calc((100vw - 64px) / 3), 44vw'

/** Recently viewed products of this browser, without the items of `except`. Renders nothing until loaded: the page reserves space. */
export function RecentlyViewed({ except = [] }: { except?: number | readonly number[] }) {
  const t = useTexts()
  const { products: all, clear } = useUnit({ products: $products, clear: cleared })
  const products = (all ?? []).filter(({ itemId }) => ![except].flat().includes(itemId))
  if (products.length === 0) return null
  const tools = (
    <Button look="text" small className={styles['clear']} onClick={() => clear()}>
      {t('clear')}
    </Button>
  )
  return (
    <Slider title={t('title')} tools={tools}>
      {products.map((product) => (
        <ProductCard key={product.id} product={product} sizes={SIZES} />
      ))}
    </Slider>
  )
}
