import { useUnit } from 'effector-react'
import { isBlocked } from '@shop/contracts/guard'
import { Widget } from '@shop/routing'
import { $context } from '@shop/session'
import { ProductSlider } from '@shop/ui/product-slider'
import { $mainPage } from './model.ts'
import { useTexts } from './texts/index.ts'
import { Banners } from './ui/banners.tsx'
import { BestsellersWaiting } from './ui/bestsellers-waiting.tsx'
import { Designers } from './ui/designers.tsx'
import { MainBanner } from './ui/main-banner.tsx'
import { Promises } from './ui/promises.tsx'
import { Story } from './ui/story.tsx'

export function HomePage() {
  const t = useTexts()
  const { page, context } = useUnit({ page: $mainPage, context: $context })
  // The answer is on its way: the shell shows its own progress.
  if (!page) return null
  const { mainBanner, newProducts, certificateStoryImage: story, banners, designers } = page
  return (
    <>
      <MainBanner banner={mainBanner} />
      <div className="section wrap">
        <ProductSlider
          title={t('newProducts')}
          products={newProducts.products}
          more={{ to: newProducts.url, label: t('all', { quantity: newProducts.quantity }) }}
        />
      </div>
      {!isBlocked(context.storefront, story.url) && <Story story={story} />}
      <Banners banners={banners} />
      <div className="section wrap">
        <Widget owner="mfe-catalog" widget="bestsellers" waiting={<BestsellersWaiting />} />
      </div>
      <Designers designers={designers} />
      <Promises />
    </>
  )
}
