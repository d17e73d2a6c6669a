import type { TouchEvent } from 'react'
import type { ProductCard } from '@shop/contracts/product-card'
import { ResponsivePicture } from '@shop/ui'
import { Link } from '@shop/routing'
import styles from './product-card.module.css'

export interface CardPicturesProps {
  product: ProductCard
  sizes: string
  priority?: boolean | 'eager' | undefined
}

/** A finger on the pictures asks for the second one: two dozen of them ahead would be half of a listing's requests. */
const wake = ({ currentTarget }: TouchEvent<HTMLElement>) => {
  currentTarget.dataset['awake'] = ''
}

/**
 * The card's one link, stretched over the whole card: it holds the pictures, so that a finger can swipe them and still tap the link.
 * The second picture fades in under a mouse; it is decoration, the first one's words say what the piece is.
 */
export function CardPictures({ product, sizes, priority }: CardPicturesProps) {
  const first = product.photo
  const second = product.photos.find(({ base }) => base !== first.base)
  return (
    <div className={styles['pictures']} onTouchStart={wake}>
      <Link to={product.url} className={styles['link']} aria-label={product.name}>
        <div className="plate">
          <ResponsivePicture picture={first} sizes={sizes} priority={priority} plain />
        </div>
        {second && (
          <div className="plate">
            <ResponsivePicture picture={second} sizes={sizes} alt="" />
          </div>
        )}
      </Link>
    </div>
  )
}
