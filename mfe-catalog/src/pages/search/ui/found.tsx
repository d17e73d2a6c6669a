import type { Listing } from '@shop/contracts/catalog/listing'
import { Link } from '@shop/routing'
import { ProductGrid } from '@shop/ui/product-card'
import { useReadCard } from '#features/variants/read-card.ts'
import { pagesOf } from '#features/paging/numbers.ts'
import { Pages } from '#features/paging/pages.tsx'
import { useTexts } from '../texts/index.ts'
import { Help } from './help.tsx'
import { Understood } from './understood.tsx'
import { pageAddress, type SearchUrl } from '../url.ts'
import styles from './found.module.css'

/** Result count, corrected query, products, pagination. */
export function Found({ url, listing: { quantity, products, correction, understood } }: { url: SearchUrl; listing: Listing }) {
  const t = useTexts()
  const readCard = useReadCard()
  const pages = pagesOf(quantity)
  const words = correction ?? url.text
  const help = understood?.help ?? []
  const exact = pageAddress({ ...url, isExact: true }, 1)
  const said =
    quantity === 0
      ? t(help.length > 0 ? 'onlyAnswers' : 'nothing', { text: words })
      : words
        ? t('found', { count: quantity, text: words })
        : t('pieces', { count: quantity })
  return (
    <>
      <p role="status" className="soft">
        {said}
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
          <Link to={pageAddress({ ...url, isExact: false }, 1)} className="link">
            {t('corrected')}
          </Link>
        </p>
      )}
      {understood && (
        <Understood chips={understood.chips} exact={{ to: exact, count: correction ? 0 : understood.asTyped }} isFound={quantity > 0} />
      )}
      <Help help={help} />
      {quantity > 0 && <ProductGrid products={products} priority={4} level={2} readCard={readCard} />}
      {quantity > 0 && products.length === 0 && (
        <p>
          <Link to={pageAddress(url, 1)} className="link">
            {t('firstPage')}
          </Link>
        </p>
      )}
      {pages > 1 && (
        <div className={styles['pages']}>
          <Pages
            label={t('pages')}
            nameOf={(page) => t('page', { page })}
            to={(page) => pageAddress(url, page)}
            current={url.page}
            pages={pages}
          />
        </div>
      )}
    </>
  )
}
