import { useUnit } from 'effector-react'
import { momentAhead } from '@shop/i18n/dates'
import { useLocale } from '@shop/i18n'
import { Button } from '@shop/ui'
import { useErrorText } from '@shop/ui/field'
import { FormError, Note } from '@shop/ui/note'
import { OverlayAction, OverlayTitle } from '@shop/ui/popup'
import { $payment, $retryFault, otherWayWanted, payWanted, retryFx } from '#features/payment/model.ts'
import { payAgainLabel } from '#features/payment/pay-label.ts'
import { useTexts } from '../texts/index.ts'
import styles from './failed-payment.module.css'

/** Payment refused: no money was taken, the pieces are held, retry is possible. */
export function FailedPayment() {
  const t = useTexts()
  const locale = useLocale()
  const errorText = useErrorText()
  const { payment, busy, fault, pay, choose } = useUnit({
    payment: $payment,
    busy: retryFx.pending,
    fault: $retryFault,
    pay: payWanted,
    choose: otherWayWanted,
  })
  if (!payment) return null
  // Abroad the card is the only way.
  const hasOtherWay = payment.methods.length > 1
  return (
    <div className={styles['failed']}>
      <OverlayTitle takesFocus>{t('failedTitle')}</OverlayTitle>
      <p className="soft">{t(hasOtherWay ? 'failedText' : 'failedCardText')}</p>
      {payment.payableUntil && (
        <Note icon="clock">
          {t('failedHeld')} <b className="label num">{momentAhead(payment.payableUntil, locale)}</b>
        </Note>
      )}
      {fault && <FormError>{fault.text ?? errorText(fault.code)}</FormError>}
      <OverlayAction>
        <Button wide busy={busy} onClick={() => pay({ methodId: payment.methodId })}>
          {payAgainLabel(t, payment, locale)}
        </Button>
      </OverlayAction>
      <div className={styles['ways']}>
        <Button wide look="line" onClick={() => choose()}>
          {t(hasOtherWay ? 'failedOther' : 'failedBack')}
        </Button>
      </div>
    </div>
  )
}
