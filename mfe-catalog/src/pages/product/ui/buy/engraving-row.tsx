import type { Product, Sku } from '@shop/contracts/catalog/product'
import { money, useLocale } from '@shop/i18n'
import { PopupLink } from '@shop/ui'
import { Row, ROW_LINK } from '#features/promise/row.tsx'
import { useTexts } from '../../texts/index.ts'

/** Leads to the words of an engraving, where the piece allows them. */
export function EngravingRow({ product, sku }: { product: Product; sku: Sku | null }) {
  const t = useTexts()
  const locale = useLocale()
  const { engraving, price } = product
  return (
    engraving && (
      <Row icon="edit" title={t('engraving', { sum: money(engraving.price, price.currency, locale) })} text={t('engravingText')}>
        <PopupLink
          to="/contacts"
          popup={{ owner: 'mfe-catalog', widget: 'engraving', props: { product, skuId: sku?.id ?? null } }}
          className={ROW_LINK}
        >
          {t('engravingMore')}
        </PopupLink>
      </Row>
    )
  )
}
