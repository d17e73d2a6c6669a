import { instalmentsOf, isInInstalments } from '@shop/contracts/cart/instalments'
import { isLength } from '@shop/contracts/catalog/sizes/lengths'
import type { Product, Sku } from '@shop/contracts/catalog/product'
import { exactMoney, money, useLocale } from '@shop/i18n'
import { PopupLink } from '@shop/ui'
import { Row, ROW_LINK, Rows } from '#features/promise/row.tsx'
import { useTexts } from './texts/index.ts'

export interface HelpProps {
  product: Product
  /** Null before a size is chosen. */
  sku: Sku | null
  /** Price of the choice, minor units. */
  sum: number | null
}

/** What helps to decide: engraving, four payments, a stylist. Each line opens a popup. */
export function Help({ product, sku, sum }: HelpProps) {
  const t = useTexts()
  const locale = useLocale()
  const piece = [product.name, sku?.size && t(isLength(sku.size) ? 'inLength' : 'inSize', { size: sku.size })].filter(Boolean).join(', ')
  const { engraving, price } = product
  return (
    <Rows>
      {engraving && (sku?.balances ?? product.maxQuantity) > 0 && (
        <Row icon="edit" title={t('engraving', { sum: money(engraving.price, price.currency, locale) })} text={t('engravingText')}>
          <PopupLink
            to="/contacts"
            popup={{ owner: 'mfe-catalog', widget: 'engraving', props: { product, skuId: sku?.id ?? null } }}
            className={ROW_LINK}
          >
            {t('engravingMore')}
          </PopupLink>
        </Row>
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
  )
}
