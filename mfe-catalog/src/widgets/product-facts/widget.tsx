import { memo, useEffect } from 'react'
import type { Product, Sku } from '@shop/contracts/catalog/product'
import { useLocale } from '@shop/i18n'
import { useLocation, useNavigate } from '@shop/routing'
import { PopupLink } from '@shop/ui'
import { Accordion } from '@shop/ui/accordion'
import { Help } from './help.tsx'
import { StoneReport } from './stone-report.tsx'
import { useTexts } from './texts/index.ts'
import styles from './widget.module.css'

export interface ProductFactsProps {
  product: Product
  /** Its characteristics override those of the product. Null before a size is chosen. */
  sku: Sku | null
  /** Price of the choice, minor units. */
  sum: number | null
  /** Chosen weight of the main stone, as its report names it. */
  weight?: string | null
}

const idIn = (path: string) => path.slice(path.lastIndexOf('/'))

/** Under a wrong category the one address of the piece takes its place; here, because this code comes after the first screen [product.one-address]. */
function useOneAddress(url: string) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isWrong = pathname !== url && idIn(pathname) === idIn(url)
  useEffect(() => {
    if (isWrong) navigate(url + search, { replace: true, preventScrollReset: true })
  }, [isWrong, url, search, navigate])
}

/** What helps to decide; materials, delivery, care. */
export const ProductFacts = memo(function ProductFacts({ product, sku, sum, weight }: ProductFactsProps) {
  const t = useTexts()
  const isRu = useLocale() === 'ru'
  useOneAddress(product.url)
  const rows = new Map(product.characteristics.map(({ name, value }) => [name, value]))
  if (product.collection) rows.set(t('collection'), product.collection)
  for (const { name, value } of sku?.characteristics ?? []) rows.set(name, value)
  const facts = (
    <dl className={styles['facts']}>
      {[...rows].map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
  if (product.certificate) return facts
  const ofWeight = weight ?? sku?.mainGemWeight ?? product.stoneReports[0]?.weight
  const report = product.stoneReports.find((one) => one.weight === ofWeight)
  return (
    <div className={styles['parts']}>
      <Help product={product} sku={sku} sum={sum} />
      {report && <StoneReport key={report.number} report={report} />}
      <div>
        <Accordion title={t('facts')} open>
          {facts}
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
    </div>
  )
})
