import { useUnit } from 'effector-react'
import type { Product } from '@shop/contracts/catalog/product'
import { useLocale } from '@shop/i18n'
import { PopupLink } from '@shop/ui'
import { Accordion } from '@shop/ui/accordion'
import { $choice } from '../../model/product.ts'
import { useTexts } from '../../texts/index.ts'
import styles from './facts.module.css'

/** Materials, care, packaging. */
export function Facts({ product }: { product: Product }) {
  const t = useTexts()
  const rows = useRows(product)
  const isRu = useLocale() === 'ru'
  return (
    <div>
      <Accordion title={t('facts')} open>
        <dl className={styles['facts']}>
          {rows.map(({ name, value }) => (
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

/** Product attributes, overridden by the chosen SKU's. */
function useRows({ characteristics, collection }: Product) {
  const t = useTexts()
  const sku = useUnit($choice)?.sku
  const rows = new Map(characteristics.map(({ name, value }) => [name, value]))
  if (collection) rows.set(t('collection'), collection)
  for (const { name, value } of sku?.characteristics ?? []) rows.set(name, value)
  return [...rows].map(([name, value]) => ({ name, value }))
}
