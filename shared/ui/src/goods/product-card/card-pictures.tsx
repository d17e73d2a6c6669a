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

/**
 * The card's only link, stretched over it and containing the pictures, so that swipes and taps both work. The second picture fades in on
 * hover and is decorative.
 */
export function CardPictures({ product, sizes, priority }: CardPicturesProps) {
  // The second picture is rendered on hover or swipe: 48 of them would be a tenth of the page.
  const [isAwake, setAwake] = useState(false)
  const wake = () => setAwake(true)
  const first = product.photo
  const second = product.photos.find(({ base }) => base !== first.base)
  return (
    <div className={`${styles['pictures']} ${second && !isAwake ? styles['more'] : ''}`} onScroll={wake} onMouseEnter={wake}>
      <Link to={product.url} className={styles['link']} aria-label={product.name}>
        <div className="plate">
          <ResponsivePicture picture={first} sizes={sizes} priority={priority} plain />
        </div>
        {isAwake && second && (
          <div className="plate">
            <ResponsivePicture picture={second} sizes={sizes} alt="" />
          </div>
        )}
      </Link>
    </div>
  )
}
