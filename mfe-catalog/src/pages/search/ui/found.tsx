import { Link } from '@shop/routing'
import type { View } from '#features/list/address/views.ts'
import { hasFilters } from '#features/list/address/url.ts'
import { ProductList } from '#features/list/product-list.tsx'
import { useTexts } from '../texts/index.ts'
import { addressOfWords, type SearchUrl } from '../url.ts'
import { Help } from './help.tsx'
import { Understood } from './understood.tsx'
import styles from './found.module.css'

/** How the query was understood, then help, filters and pieces. */
export function Found({ url, view }: { url: SearchUrl; view: View }) {
  const t = useTexts()
  const { quantity, correction, understood } = view.listing
  const { chips = [], help = [], asTyped = 0 } = understood ?? {}
  const words = correction ?? url.text
  const isFiltered = hasFilters(view.query)
  const exact = addressOfWords(url, true)
  return (
    <>
      <p role="status" className="soft">
        {quantity > 0
          ? words
            ? t('found', { count: quantity, text: words })
            : t('pieces', { count: quantity })
          : t(help.length > 0 ? 'onlyAnswers' : chips.some(({ without }) => without) ? 'noneNow' : 'nothingFor', { text: words })}
        {correction && <span className={styles['typed']}>{t('typed', { text: url.text })}</span>}
      </p>
      {correction && (
        <p className={styles['way']}>
          <Link to={exact} className="link">
            {t('exact', { text: url.text })}
          </Link>
        </p>
      )}
      {url.isExact && quantity === 0 && (
        <p className={styles['way']}>
          <Link to={addressOfWords(url, false)} className="link">
            {t('corrected')}
          </Link>
        </p>
      )}
      <Understood chips={chips} exact={{ to: exact, count: correction ? 0 : asTyped }} isFound={quantity > 0} />
      <Help help={help} />
      {(quantity > 0 || isFiltered) && (
        <div>
          <ProductList view={view} />
        </div>
      )}
    </>
  )
}
