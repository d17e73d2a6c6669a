import { Suspense } from 'react'
import { useUnit } from 'effector-react'
import { money, useLocale } from '@shop/i18n'
import { $cart, popupOpened } from '@shop/session'
import { Button, Icon, part } from '@shop/ui'
import { useTexts } from '../../texts/index.ts'
import styles from './summary.module.css'

// Few accounts have one that is not used yet.
const OwnCertificates = part(() => import(/* webpackChunkName: "own-certificates", webpackFetchPriority: "low" */ './own-certificates.tsx'))

/** Gift certificates of this order: those of the account by one tap, others by mfe-certificates' popup. */
export function Certificates() {
  const t = useTexts()
  const locale = useLocale()
  const { cart, open } = useUnit({ cart: $cart, open: popupOpened })
  // Certificates are in rubles.
  if (cart?.currency !== 'RUB') return null
  const balance = cart.deposits.reduce((sum, deposit) => sum + deposit.balance, 0)
  return (
    <>
      {cart.ownDeposits.length > 0 && (
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
          {cart.deposits.length > 0
            ? t('certificates', { count: cart.deposits.length, sum: money(balance, 'RUB', locale) })
            : t('addCertificate')}
        </Button>
      </div>
    </>
  )
}
