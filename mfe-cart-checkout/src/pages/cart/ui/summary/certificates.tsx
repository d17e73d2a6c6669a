import { useUnit } from 'effector-react'
import { money, useLocale } from '@shop/i18n'
import { $cart, popupOpened } from '@shop/session'
import { Button, Icon } from '@shop/ui'
import { FieldNote, useErrorText } from '@shop/ui/field'
import { OwnCertificates } from '../../../../features/certificates/own-certificates.tsx'
import { $certificateFault, applyFx, certificateUsed } from '../../own-certificates.ts'
import { useTexts } from '../../texts/index.ts'
import styles from './summary.module.css'

/** Gift certificates of this order: those of the account by one tap, others by mfe-certificates' popup. */
export function Certificates() {
  const t = useTexts()
  const locale = useLocale()
  const errorText = useErrorText()
  const { cart, fault, busy, use, open } = useUnit({
    cart: $cart,
    fault: $certificateFault,
    busy: applyFx.pending,
    use: certificateUsed,
    open: popupOpened,
  })
  // Certificates are in rubles.
  if (cart?.currency !== 'RUB') return null
  const balance = cart.deposits.reduce((sum, deposit) => sum + deposit.balance, 0)
  return (
    <>
      <OwnCertificates
        offered={cart.ownDeposits}
        busy={busy}
        words={{ yours: t('ownCertificate'), use: t('useCertificate') }}
        onUse={(code) => use(code)}
      />
      <FieldNote error={fault ? (fault.text ?? errorText(fault.code)) : undefined} />
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
