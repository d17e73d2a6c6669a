import { useState } from 'react'
import { useUnit } from 'effector-react'
import { parseViewed, viewedKey } from '@shop/contracts/catalog/viewed'
import { localStore } from '@shop/http'
import { Widget } from '@shop/routing'
import { $cart, $context } from '@shop/session'
import styles from './instead.module.css'

/** Below an empty bag: what the shopper has looked at, then what others buy; no piece twice on the page [bag.empty-recalls]. */
export default function Instead() {
  const { context, cart } = useUnit({ context: $context, cart: $cart })
  const ofSaved = (cart?.saved ?? []).map(({ itemId }) => itemId)
  // The row of viewed pieces may change while it is shown; the one below it does not.
  const [viewed] = useState(() => parseViewed(localStore.get(viewedKey(context))))
  const hasViewed = viewed.some((id) => !ofSaved.includes(id))
  return (
    <>
      {hasViewed && (
        <div className={`wrap ${styles['viewed']}`}>
          <Widget owner="mfe-landings" widget="recently-viewed" props={{ except: ofSaved }} />
        </div>
      )}
      <div className={`wrap ${styles['bestsellers']}`}>
        <Widget owner="mfe-catalog" widget="bestsellers" props={{ except: [...ofSaved, ...viewed] }} />
      </div>
    </>
  )
}
