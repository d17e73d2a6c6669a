import { localStore } from '@shop/http'
import { useUnit } from 'effector-react'
import { parseViewed, viewedKey } from '@shop/contracts/catalog/viewed'
import { Widget } from '@shop/routing'
import { $context } from '@shop/session'
import { useHydrated } from '@shop/ui/hydrated'
import { RowSkeleton } from './row-waiting.tsx'
import styles from './viewed.module.css'

/** Space for recently viewed products, which only the browser knows. */
export function Viewed() {
  const context = useUnit($context)
  const hasSome = useHydrated() && parseViewed(localStore.get(viewedKey(context))).length > 0
  return (
    <div className={`wrap ${styles['viewed']}`}>
      {hasSome && <Widget owner="mfe-landings" widget="recently-viewed" waiting={<RowSkeleton />} />}
    </div>
  )
}
