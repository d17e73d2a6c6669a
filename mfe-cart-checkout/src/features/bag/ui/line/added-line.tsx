import type { CartLine } from '@shop/contracts/cart/cart'
import { Link } from '@shop/routing'
import { Price, ResponsivePicture } from '@shop/ui'
import { LineDetails } from './line-details.tsx'
import { LineNote } from './line-note.tsx'
import styles from './added-line.module.css'

/** The line just added, in large. */
export function AddedLine({ line, onFollow }: { line: CartLine; onFollow: () => void }) {
  const { name, designer, price, url } = line
  return (
    <div className={styles['line']}>
      <span className={`plate ${styles['picture']}`}>
        <ResponsivePicture picture={line.photo} sizes="128px" alt="" />
      </span>
      <div className={styles['words']}>
        <p className="floor muted" lang={designer.lang ?? undefined}>
          {designer.name}
        </p>
        <p>
          <Link to={url} onClick={onFollow}>
            {name}
          </Link>
        </p>
        <LineDetails line={line} className="small muted" />
        <Price price={price} currency={price.currency} />
        <LineNote line={line} />
      </div>
    </div>
  )
}
