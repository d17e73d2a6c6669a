import { useUnit } from 'effector-react'
import { opennessOf, useNow } from '@shop/flows/shop-hours'
import { Breadcrumbs } from '@shop/ui/breadcrumbs'
import { PageHeading } from '@shop/ui/page-heading'
import { useTexts } from './texts/index.ts'
import { Choice } from './ui/choice.tsx'
import { None } from './ui/none.tsx'
import { Promises } from './ui/promises.tsx'
import { ShopList } from './ui/shop-list.tsx'
import { ShopsMap } from './ui/shops-map.tsx'
import { $inChoice, $shops, $url } from './model.ts'
import styles from './page.module.css'

export function ShopsPage() {
  const t = useTexts()
  const now = useNow()
  const { all, inChoice, url } = useUnit({ all: $shops, inChoice: $inChoice, url: $url })
  // Loading: the shell shows progress.
  if (!all || !url) return null
  const shown = url.isOpenNow && now !== null ? inChoice.filter((shop) => opennessOf(shop, now)?.isOpen) : inChoice
  return (
    <>
      <div className="wrap">
        <Breadcrumbs items={[{ name: t('home'), url: '/' }]} current={t('title')} />
        {all.length > 0 ? (
          <PageHeading title={t('title')} count={{ shown: all.length, words: t('shops', { count: all.length }) }}>
            {t('lead')}
          </PageHeading>
        ) : (
          <PageHeading title={t('title')} />
        )}
        {all.length > 1 && <Choice shops={all} url={url} />}
        {shown.length > 0 ? (
          <div className={styles['shops']}>
            <ShopList shops={shown} now={now} />
            <ShopsMap shops={shown} />
          </div>
        ) : (
          <None isCountry={all.length === 0} pathname={url.pathname} />
        )}
      </div>
      {all.length > 0 && <Promises />}
    </>
  )
}
