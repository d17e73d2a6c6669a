import { useUnit } from 'effector-react'
import { instalmentsOf, isInInstalments } from '@shop/contracts/cart/instalments'
import type { Product, Sku } from '@shop/contracts/catalog/product'
import { exactMoney, useLocale } from '@shop/i18n'
import { Widget } from '@shop/routing'
import { $location } from '@shop/session'
import { PopupLink } from '@shop/ui'
import { useHydrated } from '@shop/ui/hydrated'
import { Duty, General } from '#features/promise/general.tsx'
import { Row, ROW_LINK, Rows } from '#features/promise/row.tsx'
import { useTexts } from '../../texts/index.ts'

interface PromiseProps {
  product: Product
  sku: Sku | null
  /** Minor units. */
  sum: number | null
}

/** When and how the piece comes, and what helps to decide; more is in the popup that each line opens. */
export function Promise({ product, sku, sum }: PromiseProps) {
  const t = useTexts()
  const locale = useLocale()
  const isHydrated = useHydrated()
  const piece = [product.name, sku?.size && t('inSize', { size: sku.size })].filter(Boolean).join(', ')
  const general = <ForEveryCity product={product} sku={sku} sum={sum} piece={piece} />
  // What waits to be made has its date beside the button, and what is gone is not delivered.
  const isPromised = isHydrated && product.availability !== 'preorder' && (sku?.balances ?? product.maxQuantity) > 0
  return (
    <>
      {isPromised ? <Widget owner="mfe-catalog" widget="promise" props={{ sku: sku?.id, piece, sum }} waiting={general} /> : general}
      <Rows>
        {product.instalment && sum !== null && isInInstalments(sum) && (
          <Row icon="parts" title={t('parts', { share: exactMoney(instalmentsOf(sum)[1] ?? sum, 'RUB', locale) })} text={t('partsText')}>
            <PopupLink to="/dolyame" popup={{ owner: 'mfe-cart-checkout', widget: 'instalments', props: { sum } }} className={ROW_LINK}>
              {t('partsMore')}
            </PopupLink>
          </Row>
        )}
        <Row icon="gem" title={t('stylist')} text={t('stylistText')}>
          <PopupLink
            to="/contacts"
            popup={{ owner: 'mfe-landings', widget: 'consult', props: { piece: product.url, name: piece } }}
            className={ROW_LINK}
          >
            {t('stylistMore')}
          </PopupLink>
        </Row>
      </Rows>
    </>
  )
}

function ForEveryCity({ product, sku, sum, piece }: PromiseProps & { piece: string }) {
  const t = useTexts()
  const isRu = useLocale() === 'ru'
  const cityId = useUnit($location)?.city_id ?? null
  const shops = shopsFor(sku, cityId)
  return (
    <Rows>
      <General t={t} goods={sum} />
      <Duty goods={sum} currency={product.price.currency} />
      {(isRu || shops.length > 0) && (
        <Row
          icon="shop"
          title={shops.length > 0 ? t('inShops', { count: shops.length }) : t('shop')}
          text={shops.length > 0 ? t('inShopsText', { shops: shops.join(', ') }) : t('shopText')}
        >
          <PopupLink
            to={isRu ? '/shops' : '/stores'}
            popup={{ owner: 'mfe-landings', widget: 'shops', props: { sku: sku?.id, piece } }}
            className={ROW_LINK}
          >
            {t('shopMore')}
          </PopupLink>
        </Row>
      )}
    </Rows>
  )
}

/** Shop names, the shopper's city first. The city is known in the browser only. */
function shopsFor(sku: Sku | null, cityId: number | null): string[] {
  const isNear = (shop: Sku['shops'][number]) => cityId === null || shop.city_id === cityId
  const shops = sku?.shops ?? []
  return [...shops.filter(isNear), ...shops.filter((shop) => !isNear(shop))].map((shop) =>
    isNear(shop) ? shop.name : `${shop.name} (${shop.city})`,
  )
}
