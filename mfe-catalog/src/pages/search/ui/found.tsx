import type { Listing } from '@shop/contracts/listing'
import { CATALOG_PAGE_SIZE } from '@shop/contracts/limits'
import { Link } from '@shop/routing'
import { ProductGrid } from '@shop/ui/product-card'
import { useTexts } from '../texts/index.ts'
import { pageAddress, type SearchUrl } from '../url.ts'
import styles from './found.module.css'

/** How many, for which words, and the pieces; long answers have pages. */
export function Found({ url, listing: { quantity, products, correction } }: { url: SearchUrl; listing: Listing }) {
  const t = useTexts()
  const pages = Math.ceil(quantity / CATALOG_PAGE_SIZE)
  const words = correction ?? url.text
  const said =
    quantity === 0 ? t('nothing', { text: words }) : words ? t('found', { count: quantity, text: words }) : t('pieces', { count: quantity })
  return (
    <>
      <p role="status" className="soft">
        {said}
        {correction && quantity > 0 && <span className={styles['typed']}>{t('typed', { text: url.text })}</span>}
      </p>
      {quantity > 0 && <ProductGrid products={products} priority={4} level={2} />}
      {quantity > 0 && products.length === 0 && (
        <p>
          <Link to={pageAddress(url, 1)} className="link">
            {t('firstPage')}
          </Link>
        </p>
      )}
      {pages > 1 && (
        <nav className={styles['pages']} aria-label={t('pages')}>
          {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
            <Link
              key={page}
              to={pageAddress(url, page)}
              aria-current={page === url.page ? 'page' : undefined}
              aria-label={t('page', { page })}
            >
              {page}
            </Link>
          ))}
        </nav>
      )}
    </>
  )
}
