import type { OrderLine } from '@shop/contracts/orders/order'
import type { Currency } from '@shop/contracts/core/money'
import { money, useLocale } from '@shop/i18n'
import { ResponsivePicture } from '@shop/ui'
import { Link } from '@shop/routing'
import styles from './ordered.module.css'

/** Pictures of the pieces in a grid. */
export function Tray({ lines, currency }: { lines: readonly Omit<OrderLine, 'initialSum'>[]; currency: Currency }) {
  const locale = useLocale()
  return (
    <ul className={styles['tray']}>
      {lines.map(({ id, name, url, photo, details, quantity, finalSum }) => (
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
            <p className={`num ${styles['price']}`}>{money(finalSum, currency, locale)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
