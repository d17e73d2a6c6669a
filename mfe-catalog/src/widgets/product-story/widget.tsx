import { memo } from 'react'
import { parseViewed, viewedKey } from '@shop/contracts/catalog/viewed'
import type { Product } from '@shop/contracts/catalog/product'
import { useUnit } from 'effector-react'
import { localStore } from '@shop/http'
import { Widget } from '@shop/routing'
import { $context } from '@shop/session'
import { useHydrated } from '@shop/ui/hydrated'
import { ProductSlider } from '@shop/ui/product-slider'
import { useSeen } from '#features/seen/use-seen.ts'
import { Story, type StoryProps } from './story.tsx'
import { useTexts } from './texts/index.ts'
import styles from './widget.module.css'

/** What stands below the first screen of a product: its story, its set, reviews, similar and recently viewed products. */
export const ProductStory = memo(function ProductStory({ product, skuId }: StoryProps) {
  return (
    <>
      <div className="wrap">
        <Story product={product} skuId={skuId} />
      </div>
      {!product.certificate && <Reviews key={product.itemId} product={product} />}
      <Similar product={product} />
      <Viewed except={product.itemId} />
    </>
  )
})

/** Asked for once the reader has come to the heading. */
function Reviews({ product }: { product: Product }) {
  const t = useTexts()
  const isSeen = useSeen('#reviews h2')
  return (
    <section id="reviews" className={`wrap ${styles['reviews']} ${product.rating ? styles['some'] : ''}`}>
      <h2 className="h2">{t('reviews')}</h2>
      {isSeen && <Widget owner="mfe-catalog" widget="reviews" props={{ product }} />}
    </section>
  )
}

function Similar({ product: { similar, certificate, catalog } }: { product: Product }) {
  const t = useTexts()
  if (similar.length === 0) return null
  return (
    <div className={`wrap ${styles['row']}`} data-not-printed="">
      <ProductSlider title={certificate ? catalog.name : t('similar')} products={similar} />
    </div>
  )
}

/** Only the browser knows these: asked for once the reader has come to the end. */
function Viewed({ except }: { except: number }) {
  const context = useUnit($context)
  const isSeen = useSeen('[data-viewed-row]')
  const hasSome = useHydrated() && parseViewed(localStore.get(viewedKey(context))).some((id) => id !== except)
  return (
    <div className={`wrap ${hasSome ? styles['viewed'] : ''}`} data-viewed-row="" data-not-printed="">
      {isSeen && hasSome && (
        <div className={styles['row']}>
          <Widget owner="mfe-landings" widget="recently-viewed" props={{ except }} />
        </div>
      )}
    </div>
  )
}
