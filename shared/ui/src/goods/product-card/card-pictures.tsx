import { useState } from 'react'
import type { ProductCard } from '@shop/contracts/catalog/product-card'
import { ResponsivePicture } from '@shop/ui'
import { Link } from '@shop/routing'
import styles from './product-card.module.css'

export interface CardPicturesProps {
  product: ProductCard
  sizes: string
  priority?: boolean | 'eager' | undefined
}

/** More pictures have no place in the styles. */
const MAX_PICTURES = 5

/**
 * The card's only link, stretched over it and containing the pictures, so that swipes and taps both work. A swipe leads through all of them;
 * on hover the second one fades in. They are decorative.
 */
export function CardPictures({ product, sizes, priority }: CardPicturesProps) {
  // Rendered on hover or swipe: 48 second pictures would be a tenth of the page.
  const [count, setCount] = useState(1)
  const first = product.photo
  const others = product.photos.filter(({ base }) => base !== first.base)
  return (
    <div
      className={`${styles['pictures']} ${others.length > 0 && count === 1 ? styles['more'] : ''}`}
      onScroll={() => setCount(MAX_PICTURES)}
      onMouseEnter={() => setCount((shown) => Math.max(shown, 2))}
    >
      <Link to={product.url} className={styles['link']} aria-label={product.name}>
        <div className="plate">
          <ResponsivePicture picture={first} sizes={sizes} priority={priority} plain />
        </div>
        {others.slice(0, count - 1).map((photo) => (
          <div key={photo.base} className="plate">
            <ResponsivePicture picture={photo} sizes={sizes} alt="" />
          </div>
        ))}
      </Link>
    </div>
  )
}
