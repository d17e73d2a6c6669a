import { useUnit } from 'effector-react'
import { isBlocked } from '@shop/contracts/shop/guard'
import { Widget } from '@shop/routing'
import { $context } from '@shop/session'
import { ProductSlider } from '@shop/ui/product-slider'
import { $mainPage, $promises } from './model.ts'
import { useTexts } from './texts/index.ts'
import { Banners } from './ui/banners/banners.tsx'
import { Designers } from './ui/designers.tsx'
import { MainBanner } from './ui/banners/main-banner.tsx'
import { Promises } from './ui/promises.tsx'
import { RowSkeleton } from './ui/row-waiting.tsx'
import { Story } from './ui/story.tsx'
import { Viewed } from './ui/viewed.tsx'
import styles from './page.module.css'

export function HomePage() {
  const t = useTexts()
  const { page, promises, context } = useUnit({ page: $mainPage, promises: $promises, context: $context })
  // Loading: the shell shows progress.
  if (!page) return null
  const { mainBanner, newProducts, certificateStoryImage: story, banners, editorial, designers } = page
  return (
    <>
      {mainBanner ? <MainBanner banner={mainBanner} /> : <h1 className="h1 section wrap">{t('title')}</h1>}
      <div className={`section wrap ${styles['row']}`}>
        <ProductSlider
          title={t('newProducts')}
          products={newProducts.products}
          more={{ to: newProducts.url, label: t('all', { quantity: newProducts.quantity }) }}
        />
      </div>
      {story && !isBlocked(context.storefront, story.url) && <Story story={story} id="story" />}
      {banners.length > 0 && <Banners banners={banners} />}
      <div className="wrap">
        <Widget owner="mfe-landings" widget="gift-finder" waiting={<div className={styles['finder']} />} />
      </div>
      <div className={`wrap ${styles['widget']}`}>
        <Widget owner="mfe-catalog" widget="bestsellers" waiting={<RowSkeleton />} />
      </div>
      {editorial && <Story story={editorial} id="editorial" isMirrored />}
      {designers.length > 0 && <Designers designers={designers} />}
      <Viewed />
      <Promises promises={promises} />
    </>
  )
}
