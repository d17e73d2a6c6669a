import { useState } from 'react'
import { useUnit } from 'effector-react'
import { ProductSlider } from '@shop/ui/product-slider'
import { Breadcrumbs } from '@shop/ui/breadcrumbs'
import { $preview } from './model/preview.ts'
import { $isLoading, $product } from './model/product.ts'
import { useTexts } from './texts/index.ts'
import { Buy } from './ui/buy/buy.tsx'
import { BuyBar } from './ui/buy/buy-bar.tsx'
import { Gallery } from './ui/gallery/gallery.tsx'
import { Preview } from './ui/gallery/preview.tsx'
import { Reviews } from './ui/story/reviews.tsx'
import { Story } from './ui/story/story.tsx'
import styles from './product.module.css'

export function ProductPage() {
  const t = useTexts()
  const { product, isLoading, preview } = useUnit({ product: $product, isLoading: $isLoading, preview: $preview })
  const [hadPreview] = useState(!product)
  if (!product) return <Preview known={preview} />
  return (
    // Another metal is loading: disables actions.
    <div inert={isLoading} className={isLoading ? styles['waiting'] : undefined}>
      <div className="wrap">
        <Breadcrumbs items={product.breadcrumbs} current={product.name} />
        <div className={styles['product']}>
          <Gallery key={product.id} product={product} />
          <Buy product={product} />
        </div>
        <Story product={product} />
        <Reviews key={product.itemId} product={product} />
      </div>
      {product.similar.length > 0 && (
        <div className={`wrap ${styles['similar']}`} data-not-printed="">
          <ProductSlider title={t('similar')} products={product.similar} />
        </div>
      )}
      <BuyBar product={product} isOn={hadPreview} />
    </div>
  )
}
