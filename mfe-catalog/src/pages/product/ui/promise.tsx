import type { ReactNode } from 'react'
import { useUnit } from 'effector-react'
import type { Sku } from '@shop/contracts/product'
import { useLocale } from '@shop/i18n'
import { Link } from '@shop/routing'
import { $location } from '@shop/session'
import { Icon, type IconName } from '@shop/ui'
import { useTexts } from '../texts/index.ts'
import styles from './promise.module.css'

/** How it comes: only what is true for every city; days and price are counted at checkout. */
export function Promise({ sku }: { sku: Sku | null }) {
  const t = useTexts()
  // Each storefront has these pages under names of its own (reading 6).
  const isRu = useLocale() === 'ru'
  const cityId = useUnit($location)?.city_id ?? null
  const shops = shopsFor(sku, cityId)
  return (
    <div className={styles['promise']}>
      <Row icon="truck" title={t('courier')} text={t('courierText')}>
        <Link to={isRu ? '/dostavka-i-oplata' : '/delivery'} className={`link small ${styles['more']}`}>
          {t('courierMore')}
        </Link>
      </Row>
      <Row
        icon="shop"
        title={shops.length > 0 ? t('inShops', { count: shops.length }) : t('shop')}
        text={shops.length > 0 ? t('inShopsText', { shops: shops.join(', ') }) : t('shopText')}
      >
        <Link to={isRu ? '/shops' : '/stores'} className={`link small ${styles['more']}`}>
          {t('shopMore')}
        </Link>
      </Row>
    </div>
  )
}

/** Names of shops, those of the shopper's city first; a shop elsewhere says where. The city is known in the browser only. */
function shopsFor(sku: Sku | null, cityId: number | null): string[] {
  const isNear = (shop: Sku['shops'][number]) => cityId === null || shop.city_id === cityId
  const shops = sku?.shops ?? []
  return [...shops.filter(isNear), ...shops.filter((shop) => !isNear(shop))].map((shop) =>
    isNear(shop) ? shop.name : `${shop.name} (${shop.city})`,
  )
}

const Row = ({ icon, title, text, children }: { icon: IconName; title: string; text: string; children: ReactNode }) => (
  <div className={styles['row']}>
    <Icon name={icon} />
    <span>{title}</span>
    {children}
    <span className={styles['text']}>{text}</span>
  </div>
)
