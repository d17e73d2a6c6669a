import { useUnit } from 'effector-react'
import type { PaymentState } from '@shop/contracts/orders/payment/payment'
import { money, useLocale } from '@shop/i18n'
import { momentAhead } from '@shop/i18n/dates'
import { Button, Icon } from '@shop/ui'
import { Note } from '@shop/ui/note'
import { QrCode } from '@shop/ui/qr-code'
import { otherWayWanted, retried } from '#features/payment/model.ts'
import { useTexts } from '../texts/index.ts'
import styles from './fast-payment.module.css'

/** Fast payment at a computer: the phone's camera opens the bank's app. */
export function FastPayment({ payment }: { payment: PaymentState }) {
  const t = useTexts()
  const locale = useLocale()
  const { choose, check } = useUnit({ choose: otherWayWanted, check: retried })
  const { number, amount, currency, payableUntil, fastPaymentUrl = '' } = payment
  return (
    <div className={`wrap ${styles['page']}`}>
      <div className={styles['code']}>
        <QrCode text={fastPaymentUrl} label={t('qrLabel', { number })} ready />
      </div>
      <div className={styles['words']}>
        <p className="label muted">{t('qrOrder', { number })}</p>
        <h1 className="h1">{t('qrTitle', { sum: money(amount, currency, locale) })}</h1>
        <ol className={styles['steps']}>
          <li>{t('qrScan')}</li>
          <li>{t('qrBank')}</li>
          <li>{t('qrWait')}</li>
        </ol>
        {payableUntil && (
          <Note icon="clock">
            {t('held')} <b className="label num">{momentAhead(payableUntil, locale)}</b>
          </Note>
        )}
        <div className={styles['ways']}>
          <Button look="line" onClick={() => choose()}>
            {t('otherWay')}
          </Button>
          <a className="link" href={fastPaymentUrl}>
            {t('qrHere')}
          </a>
          <Button look="text" small onClick={() => check()}>
            <Icon name="undo" size="s" />
            {t('paidAlready')}
          </Button>
        </div>
      </div>
    </div>
  )
}
