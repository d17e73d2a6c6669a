import { useUnit } from 'effector-react'
import { Skeleton } from '@shop/ui/states'
import { $shops, shopsFx } from './model.ts'
import { Shops } from './ui/shops.tsx'
import { Ways } from './ui/ways.tsx'
import styles from './widget.module.css'

/** Contacts. Phone and mail are shown even if shops fail to load. */
export function ContactsMap() {
  const { shops, pending } = useUnit({ shops: $shops, pending: shopsFx.pending })
  return (
    <div className={styles['contacts']}>
      <Ways />
      {shops === null && pending && <Skeleton height="420px" />}
      {shops !== null && shops.length > 0 && <Shops shops={shops} />}
    </div>
  )
}
