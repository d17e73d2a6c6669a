import { useUnit } from 'effector-react'
import { useEffect, useRef, type SyntheticEvent } from 'react'
import type { Shop } from '@shop/contracts/places/shops'
import { OpenBadge } from '@shop/flows/shop-hours'
import { useLocale } from '@shop/i18n'
import { placeInOrder } from '@shop/i18n/places/in-order'
import { $chosenId, shopChosen } from '../model.ts'
import { useTexts } from '../texts/index.ts'
import { ShopDetails } from './shop-details.tsx'
import styles from './shop-list.module.css'

/** An accordion, in sync with the map. */
export function ShopList({ shops, now }: { shops: readonly Shop[]; now: number | null }) {
  const t = useTexts()
  return (
    <ul className={styles['list']} aria-label={t('list')}>
      {shops.map((shop) => (
        <li key={shop.id}>
          <ShopRow shop={shop} now={now} />
        </li>
      ))}
    </ul>
  )
}

function ShopRow({ shop, now }: { shop: Shop; now: number | null }) {
  const t = useTexts()
  const locale = useLocale()
  const { chosenId, choose } = useUnit({ chosenId: $chosenId, choose: shopChosen })
  const isChosen = chosenId === shop.id
  const row = useRef<HTMLDetailsElement>(null)
  const wasChosen = useRef(isChosen)
  useEffect(() => {
    // Scrolls to a shop selected on the map, but not to one opened in the list.
    const isOutOfSight = row.current && row.current.getBoundingClientRect().top > window.innerHeight - 80
    if (isChosen && !wasChosen.current && isOutOfSight) row.current?.scrollIntoView({ block: 'nearest' })
    wasChosen.current = isChosen
  }, [isChosen])
  const toggled = ({ currentTarget: { open } }: SyntheticEvent<HTMLDetailsElement>) => {
    if (open && !isChosen) choose(shop.id)
    if (!open && isChosen) choose(null)
  }
  return (
    <details className={styles['shop']} open={isChosen} onToggle={toggled} ref={row}>
      <summary>
        <h2 className="h3">{shop.name}</h2>
        <OpenBadge shop={shop} now={now} t={t} />
        <span className={`small muted ${styles['address']}`}>{placeInOrder([shop.address], [shop.city], locale)}</span>
      </summary>
      <ShopDetails shop={shop} />
    </details>
  )
}
