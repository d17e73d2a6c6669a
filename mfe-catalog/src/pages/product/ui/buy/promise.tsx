import { instalmentsOf, isInInstalments } from '@shop/contracts/cart/instalments'
import type { Product, Sku } from '@shop/contracts/catalog/product'
import { exactMoney, useLocale } from '@shop/i18n'
import { Widget } from '@shop/routing'
import { PopupLink } from '@shop/ui'
import { useHydrated } from '@shop/ui/hydrated'
import { General } from '#features/promise/general.tsx'
import { Row, ROW_LINK, Rows } from '#features/promise/row.tsx'
import { useTexts } from '../../texts/index.ts'

/** Keeps the height of a line. */
const NBSP = '\u00a0'

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
  const general = <General t={t} goods={sum} />
  // What waits to be made has its date beside the button, and what is gone is not delivered.
  const isPromised = isHydrated && product.availability !== 'preorder' && (sku?.balances ?? product.maxQuantity) > 0
  return (
    <>
      {isPromised ? (
        <Widget owner="mfe-catalog" widget="promise" props={{ skus: sku ? [sku.id] : [], piece, sum }} waiting={general} />
      ) : (
        general
      )}
      <Rows>
        {product.engraving && (sku?.balances ?? product.maxQuantity) > 0 && (
          <Widget
            owner="mfe-catalog"
            widget="engraving-row"
            props={{ product, skuId: sku?.id ?? null }}
            waiting={<Row icon="edit" title={NBSP} text={NBSP} />}
          />
        )}
        {product.instalment && product.maxQuantity > 0 && sum !== null && isInInstalments(sum) && (
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
