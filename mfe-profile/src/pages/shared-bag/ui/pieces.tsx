import type { SharedBag } from '@shop/contracts/cart/shared-bag'
import { lineDetail } from '@shop/contracts/cart/lines/line-details'
import { Link } from '@shop/routing'
import { Price, ResponsivePicture } from '@shop/ui'
import { useTexts } from '../texts/index.ts'
import styles from './rows.module.css'

/** Pictures above the fold. */
const FIRST_SCREEN = 2

/** The owner's pieces as they are now; a sold one stays, and says so. */
export function Pieces({ pieces }: { pieces: SharedBag['pieces'] }) {
  const t = useTexts()
  return (
    <ul className={styles['rows']} aria-label={t('inBag')}>
      {pieces.map(({ position, name, url, photo, designer, quantity, maxQuantity, variant, characteristics, price, sum, isEngraved }) => {
        const isSold = maxQuantity === 0
        const details = [...characteristics.map(lineDetail), variant, isEngraved ? t('engraved') : ''].filter(Boolean)
        return (
          <li key={position} data-sold={isSold || undefined}>
            <span className={`plate ${styles['picture']}`}>
              <ResponsivePicture picture={photo} sizes="96px" alt="" priority={position < FIRST_SCREEN} />
            </span>
            <div className={styles['words']}>
              <p className="floor muted" lang={designer.lang ?? undefined}>
                {designer.name}
              </p>
              <h2>
                <Link to={url}>{name}</Link>
                {quantity > 1 && <span className="num"> × {quantity}</span>}
              </h2>
              {details.length > 0 && <p className="small muted">{details.join(', ')}</p>}
              {isSold ? (
                <p className="small">{t('sold')}</p>
              ) : (
                <Price price={{ initial: price.initial * quantity, final: sum }} currency={price.currency} />
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
