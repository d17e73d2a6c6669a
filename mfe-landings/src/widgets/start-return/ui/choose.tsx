import { useState } from 'react'
import { useUnit } from 'effector-react'
import { NumberForm } from '@shop/flows/find-order'
import { $user } from '@shop/session'
import { Button } from '@shop/ui'
import { useHydrated } from '@shop/ui/hydrated'
import { $number, $orders, finder, signInRequested } from '../model/index.ts'
import { useTexts } from '../texts/index.ts'
import { OrderList } from './order-list.tsx'
import { StepHead } from './step-head.tsx'
import styles from '../start-return.module.css'

const HEAD = 'return-number'

/** The shopper's orders, or any order by number and phone. */
export function Choose() {
  const t = useTexts()
  const { user, orders, draft, number, signIn } = useUnit({
    user: $user,
    orders: $orders,
    draft: finder.$draft,
    number: $number,
    signIn: signInRequested,
  })
  // Server-rendered for guests.
  const isAuth = useHydrated() && user.isAuth
  const [isByNumber, setByNumber] = useState(draft !== null || number !== '')
  if (isAuth && orders && !isByNumber) return <OrderList orders={orders} onOther={() => setByNumber(true)} />
  return (
    <>
      <NumberForm finder={finder} number={number} head={{ id: HEAD, heading: <StepHead id={HEAD}>{t('byNumberTitle')}</StepHead> }} t={t} />
      {isAuth ? (
        <Button look="text" className={styles['other']} onClick={() => setByNumber(false)}>
          {t('toOwnOrders')}
        </Button>
      ) : (
        <p className={`small ${styles['other']}`}>
          {t('hasAccount')}{' '}
          <button type="button" className="link" onClick={() => signIn()}>
            {t('signIn')}
          </button>
        </p>
      )}
    </>
  )
}
