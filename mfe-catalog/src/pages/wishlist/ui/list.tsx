import { useUnit } from 'effector-react'
import { Pages } from '#features/paging/pages.tsx'
import tray from '#features/wished/tray.module.css'
import { $isLoading, $pages, $products, $url } from '../model/list.ts'
import { useTexts } from '../texts/index.ts'
import { wishlistAddress } from '../url.ts'
import { Bar } from './bar.tsx'
import { Bulk } from './bulk.tsx'
import { Piece } from './piece.tsx'
import styles from './list.module.css'

/** Cards above the fold. */
const FIRST_SCREEN = 4

export function List() {
  const t = useTexts()
  const { products, url, pages, isLoading } = useUnit({ products: $products, url: $url, pages: $pages, isLoading: $isLoading })
  return (
    <>
      <Bar />
      {products.length > 0 ? (
        <ul
          className={`${tray['tray']} ${styles['list']}`}
          data-pieces=""
          aria-busy={isLoading || undefined}
          data-waiting={isLoading || undefined}
        >
          {products.map((product, index) => (
            <Piece key={product.id} product={product} priority={index < FIRST_SCREEN && (index === 0 || 'eager')} />
          ))}
        </ul>
      ) : (
        <p className={styles['nothing']} role="status">
          {isLoading ? t('waiting') : url.inStock ? t('noneInStock') : t('nonePage')}
        </p>
      )}
      {pages > 1 && (
        <div className={styles['pages']}>
          <Pages
            label={t('pages')}
            nameOf={(page) => t('page', { page })}
            to={(page) => wishlistAddress({ ...url, page })}
            current={url.page}
            pages={pages}
          />
        </div>
      )}
      <Bulk />
    </>
  )
}
