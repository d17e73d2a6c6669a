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
 * The card's one link, stretched over the whole card: it holds the pictures, so that a finger can swipe them and still tap the link.
 * The second picture fades in under a mouse; it is decoration, the first one's words say what the piece is.
 */
export function CardPictures({ product, sizes, priority }: CardPicturesProps) {
  // The second picture is in the document once a mouse or a swipe asks for it: those of 48 cards would be a tenth of the page.
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
