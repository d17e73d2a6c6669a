import type { OrderLine } from '@shop/contracts/orders/order'
import type { Currency } from '@shop/contracts/core/money'
import { exchangeAddress } from '@shop/flows/order'
import { Price, ResponsivePicture } from '@shop/ui'
import { Link } from '@shop/routing'
import { useTexts } from '../texts/index.ts'
import styles from './ordered.module.css'

interface TrayProps {
  /** As addresses name it: 4820719. */
  order: string
  lines: readonly (Omit<OrderLine, 'initialSum'> & Partial<Pick<OrderLine, 'initialSum'>>)[]
  /** Ids of the lines that can be exchanged for another size. */
  exchangeable: readonly string[]
  currency: Currency
}

/** Pictures of the pieces in a grid. */
export function Tray({ order, lines, exchangeable, currency }: TrayProps) {
  const t = useTexts()
  return (
    <ul className={styles['tray']}>
      {lines.map(({ id, name, url, photo, details, quantity, finalSum, initialSum = finalSum }) => (
        <li key={id}>
          {photo && (
            <span className="plate">
              <ResponsivePicture picture={photo} sizes="(min-width: 768px) 33vw, 50vw" alt="" />
            </span>
          )}
          <div className={styles['body']}>
            <p>
              <Link to={url} className={styles['name']}>
                {name}
              </Link>
              {quantity > 1 && <span className="num"> × {quantity}</span>}
            </p>
            {details && <p className="floor muted">{details}</p>}
            <Price price={{ initial: initialSum, final: finalSum }} currency={currency} className={styles['price']} />
            {exchangeable.includes(id) && (
              <Link to={exchangeAddress(order, id)} className={`link ${styles['exchange']}`} aria-label={t('exchangeOf', { name })}>
                {t('exchangeSize')}
              </Link>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
