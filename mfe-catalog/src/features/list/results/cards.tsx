import { memo } from 'react'
import type { ListingBanner } from '@shop/contracts/catalog/listing'
import type { ProductCard } from '@shop/contracts/catalog/product-card'
import { ResponsivePicture } from '@shop/ui'
import { ProductGrid } from '@shop/ui/product-card'
import { useReadCard } from '#features/variants/read-card.ts'
import styles from './cards.module.css'

/** Cards above the fold: two rows on phones, one and a half on desktops. */
const FIRST_SCREEN = 4
/** Position of the banner, if the list is long enough. */
const BANNER_PLACE = 6
const BANNER_MIN_PIECES = 12
/** As tall as a card, and a 2:1 picture covers it: wider than the two columns. */
const BANNER_SIZES =
  '(min-width: 1440px) 1090px, (min-width: 1200px) calc((100vw - 336px) * 0.83 + 168px), (min-width: 768px) calc((100vw - 64px) * 0.83 + 168px), max(100vw, 640px)'

interface CardsProps {
  products: readonly ProductCard[]
  banner: ListingBanner | null
}

// Memoized: typing in filters does not re-render cards.
export const Cards = memo(function Cards({ products, banner }: CardsProps) {
  const readCard = useReadCard()
  const between = banner && products.length >= BANNER_MIN_PIECES ? { [BANNER_PLACE]: <Editorial key="banner" banner={banner} /> } : {}
  return <ProductGrid products={products} columns={3} priority={FIRST_SCREEN} level={2} openTop between={between} readCard={readCard} />
})

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
