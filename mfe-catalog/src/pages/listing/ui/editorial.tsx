import type { Listing, ListingBanner } from '@shop/contracts/catalog/listing'
import { ResponsivePicture } from '@shop/ui'
import styles from './editorial.module.css'

/** Position of the banner, if the list is long enough. */
const BANNER_PLACE = 6
const BANNER_MIN_PIECES = 12
/** As tall as a card, and a 2:1 picture covers it: wider than the two columns. */
const BANNER_SIZES =
  '(min-width: 1440px) 1130px, (min-width: 1200px) calc((100vw - 336px) * 0.83 + 208px), (min-width: 768px) calc((100vw - 64px) * 0.83 + 208px), max(100vw, 640px)'

/** The banner among the cards of a long list. */
export const editorialIn = ({ products, banner }: Pick<Listing, 'products' | 'banner'>) =>
  banner && products.length >= BANNER_MIN_PIECES ? { [BANNER_PLACE]: <Editorial key="banner" banner={banner} /> } : undefined

const Editorial = ({ banner }: { banner: ListingBanner }) => (
  <figure className={styles['editorial']}>
    <div className={styles['picture']}>
      <ResponsivePicture picture={banner} sizes={BANNER_SIZES} />
    </div>
    <figcaption className={styles['caption']}>
      <span className={styles['title']}>{banner.title}</span>
      <span>{banner.text}</span>
    </figcaption>
  </figure>
)
