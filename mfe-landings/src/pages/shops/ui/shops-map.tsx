import { useUnit } from 'effector-react'
import type { Shop } from '@shop/contracts/places/shops'
import { ShopsMap as MapOfShops } from '@shop/ui/map'
import { $chosenId, shopChosen } from '../model.ts'
import { useTexts } from '../texts/index.ts'
import styles from './shops-map.module.css'

/** A map in sync with the list. */
export function ShopsMap({ shops }: { shops: readonly Shop[] }) {
  const t = useTexts()
  const { chosenId, choose } = useUnit({ chosenId: $chosenId, choose: shopChosen })
  return (
    <div className={styles['frame']}>
      <MapOfShops label={t('map')} shops={shops} chosenId={chosenId} onChosen={choose} look="first-town" className={styles['map']} />
    </div>
  )
}
