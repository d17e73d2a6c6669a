import { useDeferredValue, useState } from 'react'
import { useUnit } from 'effector-react'
import { Widget } from '@shop/routing'
import { Breadcrumbs } from '@shop/ui/breadcrumbs'
import { $preview } from './model/preview.ts'
import { $choice, $isLoading, $product } from './model/product.ts'
import { Buy } from './ui/buy/buy.tsx'
import { BuyBar } from './ui/buy/buy-bar.tsx'
import { Gallery } from './ui/gallery/gallery.tsx'
import { Preview } from './ui/gallery/preview.tsx'
import styles from './product.module.css'

export function ProductPage() {
  const { product, isLoading, preview, choice } = useUnit({ product: $product, isLoading: $isLoading, preview: $preview, choice: $choice })
  const [hadPreview] = useState(!product)
  // The press is answered first: what stands below follows.
  const later = useDeferredValue(choice)
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
      </div>
      <Widget owner="mfe-catalog" widget="product-story" props={{ product, skuId: later?.sku?.id ?? null }} />
      <BuyBar product={product} isOn={hadPreview} />
    </div>
  )
}
