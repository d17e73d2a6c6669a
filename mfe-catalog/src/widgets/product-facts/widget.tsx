import type { Product, Sku } from '@shop/contracts/catalog/product'
import { useLocale } from '@shop/i18n'
import { PopupLink } from '@shop/ui'
import { Accordion } from '@shop/ui/accordion'
import { useTexts } from './texts/index.ts'
import styles from './widget.module.css'

export interface ProductFactsProps {
  product: Pick<Product, 'characteristics' | 'collection'>
  /** Of the chosen SKU: they override those of the product. */
  characteristics: Sku['characteristics']
}

/** Materials, delivery, care. */
export function ProductFacts({ product, characteristics }: ProductFactsProps) {
  const t = useTexts()
  const isRu = useLocale() === 'ru'
  const rows = new Map(product.characteristics.map(({ name, value }) => [name, value]))
  if (product.collection) rows.set(t('collection'), product.collection)
  for (const { name, value } of characteristics) rows.set(name, value)
  return (
    <div>
      <Accordion title={t('facts')} open>
        <dl className={styles['facts']}>
          {[...rows].map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Accordion>
      <Accordion title={t('delivery')}>
        <p>{t('deliveryText')}</p>
      </Accordion>
      <Accordion title={t('care')}>
        <p>{t('careText')}</p>
        <p className={styles['more']}>
          <PopupLink
            to={isRu ? '/ukhod-za-ukrasheniyami' : '/caring-for-jewelry'}
            popup={{ owner: 'mfe-landings', widget: 'care' }}
            className="link"
          >
            {t('careMore')}
          </PopupLink>
          <PopupLink to={isRu ? '/garantii' : '/warranty'} popup={{ owner: 'mfe-landings', widget: 'warranty' }} className="link">
            {t('warranty')}
          </PopupLink>
        </p>
      </Accordion>
    </div>
  )
}
