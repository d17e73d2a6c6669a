import { useUnit } from 'effector-react'
import type { Shop } from '@shop/contracts/places/shops'
import { placeInOrder } from '@shop/i18n/places/in-order'
import { Link } from '@shop/routing'
import { $context } from '@shop/session'
import { Icon } from '@shop/ui'
import { ShopsMap } from '@shop/ui/map'
import { $chosenId, shopChosen } from '../model.ts'
import { useTexts } from '../texts/index.ts'
import styles from '../widget.module.css'

/** A map with an equivalent list; rows link to the shops page. */
export function Shops({ shops }: { shops: readonly Shop[] }) {
  const t = useTexts()
  const { chosenId, choose, context } = useUnit({ chosenId: $chosenId, choose: shopChosen, context: $context })
  const page = context.storefront === 'international' ? '/stores' : '/shops'
  return (
    <div className={styles['shops']}>
      <div className={styles['list']}>
        <ul aria-label={t('shops')}>
          {shops.map(({ id, name, city, address, way }) => (
            <li key={id} className={id === chosenId ? styles['chosen'] : undefined}>
              <Link to={`${page}?shop=${id}`} aria-current={id === chosenId ? 'true' : undefined}>
                <span className={styles['name']}>{name}</span>
                <Icon name="right" size="xs" />
                <span className="small soft">{[placeInOrder([address], [city], context.locale), way].filter(Boolean).join(', ')}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <ShopsMap label={t('map')} shops={shops} chosenId={chosenId} onChosen={choose} look="first-town" className={styles['map']} />
    </div>
  )
}
