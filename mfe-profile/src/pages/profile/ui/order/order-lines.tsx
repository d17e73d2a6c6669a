import type { ProfileOrder, ProfileOrderLine } from '@shop/contracts/account/profile-orders'
import { exchangeAddress } from '@shop/flows/order'
import { Link } from '@shop/routing'
import { Price, ResponsivePicture } from '@shop/ui'
import { useTexts } from '../../texts/index.ts'
import styles from './order-lines.module.css'
import { pieceAddress } from '#features/sections/sections.ts'

/** Order lines as bought. */
export function OrderLines({ order: { id, lines, currency, ways } }: { order: ProfileOrder }) {
  const t = useTexts()
  return (
    <ul className={styles['lines']}>
      {lines.map((line) => (
        <li key={line.id}>
          <span className="plate">{line.photo && <ResponsivePicture picture={line.photo} sizes="56px" alt="" />}</span>
          <span>
            <Name line={line} />
            <Details line={line} />
            <Passports line={line} />
            {ways.exchangeable.includes(line.id) && (
              <Link
                to={exchangeAddress(id, line.id)}
                className={`link ${styles['passport']}`}
                aria-label={t('exchangeOf', { name: line.name })}
                data-not-printed=""
              >
                {t('exchangeSize')}
              </Link>
            )}
          </span>
          <Price price={{ initial: line.price.initial * line.quantity, final: line.sum }} currency={currency} className={styles['price']} />
        </li>
      ))}
    </ul>
  )
}

/** Discontinued products have no page. */
const Name = ({ line: { url, name } }: { line: ProfileOrderLine }) =>
  url ? (
    <Link to={url} className={styles['name']}>
      {name}
    </Link>
  ) : (
    <span>{name}</span>
  )

/** Passports of received pieces, one each. */
function Passports({ line: { name, passports = [] } }: { line: ProfileOrderLine }) {
  const t = useTexts()
  return passports.map((id, index) => (
    <Link key={id} to={pieceAddress(id)} className={`link ${styles['passport']}`} data-not-printed="">
      {t('passport')} {passports.length > 1 && index + 1}
      <span className="vh">: {name}</span>
    </Link>
  ))
}

function Details({ line: { variant, quantity } }: { line: ProfileOrderLine }) {
  const t = useTexts()
  const details = [variant, quantity > 1 && t('quantity', { count: quantity })].filter(Boolean)
  return details.length > 0 ? <span className="small muted">{details.join(', ')}</span> : null
}
