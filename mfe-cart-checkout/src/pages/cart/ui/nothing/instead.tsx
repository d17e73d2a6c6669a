import { useUnit } from 'effector-react'
import { parseViewed, viewedKey } from '@shop/contracts/catalog/viewed'
import { localStore } from '@shop/http'
import { Widget } from '@shop/routing'
import { $context } from '@shop/session'
import styles from './instead.module.css'

/** Below an empty bag: what the shopper has looked at, then what others buy [bag.empty-recalls]. */
export default function Instead() {
  const context = useUnit($context)
  const hasViewed = parseViewed(localStore.get(viewedKey(context))).length > 0
  return (
    <>
      {hasViewed && (
        <div className={`wrap ${styles['viewed']}`}>
          <Widget owner="mfe-landings" widget="recently-viewed" />
        </div>
      )}
      <div className={`wrap ${styles['bestsellers']}`}>
        <Widget owner="mfe-catalog" widget="bestsellers" />
      </div>
    </>
  )
}
