import { Suspense } from 'react'
import { useUnit } from 'effector-react'
import { $cart, popupOpened } from '@shop/session'
import { Button, Icon, part } from '@shop/ui'
import { useTexts } from '../../texts/index.ts'
import styles from './summary.module.css'

// Few orders have one.
const OwnCertificates = part(() => import(/* webpackChunkName: "around-bag", webpackFetchPriority: "low" */ './own-certificates.tsx'))

/** Gift certificates of this order: those of the account by one tap, others by mfe-certificates' popup; each can be taken off again. */
export function Certificates() {
  const t = useTexts()
  const { cart, open } = useUnit({ cart: $cart, open: popupOpened })
  // Certificates are in rubles.
  if (cart?.currency !== 'RUB') return null
  return (
    <>
      {cart.ownDeposits.length + cart.deposits.length > 0 && (
        <Suspense>
          <OwnCertificates />
        </Suspense>
      )}
      <div className={styles['bonuses']}>
        <Icon name="gift" size="s" />
        <Button
          look="text"
          small
          aria-haspopup="dialog"
          onClick={() => open({ owner: 'mfe-certificates', widget: 'certificate', props: { place: 'bag' } })}
        >
          {t('addCertificate')}
        </Button>
      </div>
    </>
  )
}
