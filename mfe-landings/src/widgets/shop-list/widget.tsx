import { useUnit } from 'effector-react'
import type { ShopService } from '@shop/contracts/places/shops'
import { Link } from '@shop/routing'
import { Skeleton } from '@shop/ui/states'
import { $context } from '@shop/session'
import { Icon } from '@shop/ui'
import { $shops, shopsFx } from './model.ts'
import { useTexts } from './texts/index.ts'
import styles from './widget.module.css'

/** Shops of the country, of one service or all. Renders nothing on failure. */
export function ShopList({ service }: { service?: ShopService | null }) {
  const t = useTexts()
  const { all, pending, context } = useUnit({ all: $shops, pending: shopsFx.pending, context: $context })
  if (!all) return pending ? <Skeleton height="240px" /> : null
  const shown = service ? all.filter(({ services }) => services.includes(service)) : all
  if (shown.length === 0) return <p className="soft">{t('none')}</p>
  const path = context.storefront === 'international' ? '/stores' : '/shops'
  const page = service ? `${path}?service=${service}` : path
  return (
    <>
      <ul className={styles['shops']}>
        {shown.map(({ id, name, city, address, way, phone }) => (
          <li key={id}>
            <h3 className="h3">{name}</h3>
            <p className="small soft">
              {city}, {address}
            </p>
            {way && <p className="small muted">{way}</p>}
            <a className="link small num" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
              {phone}
            </a>
          </li>
        ))}
      </ul>
      <Link to={page} className="more">
        {t('hours')} <Icon name="arrow" size="s" />
      </Link>
    </>
  )
}
