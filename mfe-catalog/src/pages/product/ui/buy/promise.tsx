import type { ReactNode } from 'react'
import { useUnit } from 'effector-react'
import { instalmentsOf, isInInstalments } from '@shop/contracts/cart/instalments'
import type { Product, Sku } from '@shop/contracts/catalog/product'
import { DutyNote } from '@shop/flows/duty-note'
import { exactMoney, useLocale } from '@shop/i18n'
import { $location } from '@shop/session'
import { Icon, PopupLink, type IconName } from '@shop/ui'
import { useTexts } from '../../texts/index.ts'
import styles from './promise.module.css'

/** City-independent promises; dates and prices are in popups that each line opens. */
export function Promise({ product, sku, sum }: { product: Product; sku: Sku | null; sum: number | null }) {
  const t = useTexts()
  const locale = useLocale()
  // Paths that differ by storefront.
  const isRu = locale === 'ru'
  const cityId = useUnit($location)?.city_id ?? null
  const shops = shopsFor(sku, cityId)
  const piece = [product.name, sku?.size && t('inSize', { size: sku.size })].filter(Boolean).join(', ')
  return (
    <div className={styles['promise']}>
      <Row icon="truck" title={t('courier')} text={t('courierText')}>
        <PopupLink
          to={isRu ? '/dostavka-i-oplata' : '/delivery'}
          popup={{ owner: 'mfe-cart-checkout', widget: 'delivery', ...(sum !== null && { props: { sum } }) }}
          className={MORE}
        >
          {t('courierMore')}
        </PopupLink>
      </Row>
      <DutyNote {...(sum !== null && { goods: { sum, currency: product.price.currency } })} className={styles['duty']} />
      {(isRu || shops.length > 0) && (
        <Row
          icon="shop"
          title={shops.length > 0 ? t('inShops', { count: shops.length }) : t('shop')}
          text={shops.length > 0 ? t('inShopsText', { shops: shops.join(', ') }) : t('shopText')}
        >
          <PopupLink
            to={isRu ? '/shops' : '/stores'}
            popup={{ owner: 'mfe-landings', widget: 'shops', props: { sku: sku?.id, piece } }}
            className={MORE}
          >
            {t('shopMore')}
          </PopupLink>
        </Row>
      )}
      {product.instalment && sum !== null && isInInstalments(sum) && (
        <Row icon="parts" title={t('parts', { share: exactMoney(instalmentsOf(sum)[1] ?? sum, 'RUB', locale) })} text={t('partsText')}>
          <PopupLink to="/dolyame" popup={{ owner: 'mfe-cart-checkout', widget: 'instalments', props: { sum } }} className={MORE}>
            {t('partsMore')}
          </PopupLink>
        </Row>
      )}
      <Row icon="gem" title={t('stylist')} text={t('stylistText')}>
        <PopupLink
          to="/contacts"
          popup={{ owner: 'mfe-landings', widget: 'consult', props: { piece: product.url, name: piece } }}
          className={MORE}
        >
          {t('stylistMore')}
        </PopupLink>
      </Row>
    </div>
  )
}

const MORE = `link small ${styles['more']}`

/** Shop names, the shopper's city first. The city is known in the browser only. */
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
