import type { Product } from '@shop/contracts/catalog/product'
import { money, useLocale } from '@shop/i18n'
import { PopupLink } from '@shop/ui'
import { Row, ROW_LINK } from '#features/promise/row.tsx'
import { useTexts } from './texts/index.ts'

/** Leads to the words of an engraving. Props: `product`, and `skuId`, null before a size is chosen. */
export function EngravingRow({ product, skuId }: { product: Product; skuId: string | null }) {
  const t = useTexts()
  const locale = useLocale()
  const { engraving, price } = product
  return (
    engraving && (
      <Row icon="edit" title={t('title', { sum: money(engraving.price, price.currency, locale) })} text={t('text')}>
        <PopupLink to="/contacts" popup={{ owner: 'mfe-catalog', widget: 'engraving', props: { product, skuId } }} className={ROW_LINK}>
          {t('more')}
        </PopupLink>
      </Row>
    )
  )
}
