import type { ReactNode } from 'react'
import { useUnit } from 'effector-react'
import { useSlow } from '@shop/flows/payment'
import { isNotFound } from '@shop/http'
import { money, useLocale } from '@shop/i18n'
import { dayInWords } from '@shop/i18n/dates'
import { Button, ButtonLink, Icon, type IconName } from '@shop/ui'
import { CertificateCard } from '@shop/ui/certificate-card'
import { useErrorText } from '@shop/ui/field'
import { useHydrated } from '@shop/ui/hydrated'
import { Note } from '@shop/ui/note'
import { depositCode } from '#features/refusal/deposit-code.ts'
import {
  $bought,
  $boughtFailure,
  $payment,
  $payAgainFailure,
  retried,
  payAgainChosen,
  payAgainFx,
  type PaymentView,
} from '../../model/index.ts'
import { useTexts } from '../../texts/index.ts'
import styles from './bought.module.css'

const CARD_SIZES = '(min-width: 480px) 420px, 88vw'

const ICONS: Record<PaymentView, IconName> = {
  waiting: 'clock',
  late: 'clock',
  unpaid: 'card',
  declined: 'card',
  paid: 'gift',
  over: 'clock',
  cancelled: 'clock',
}

/** After the payment page: paid, refused, or unknown. */
export function Bought() {
  const t = useTexts()
  const { payment: known, bought, failure } = useUnit({ payment: $payment, bought: $bought, failure: $boughtFailure })
  const isHydrated = useHydrated()
  const payment = isHydrated ? known : 'waiting'
  const isSlow = useSlow(isHydrated && known === 'waiting' && bought !== null)
  if (isHydrated && failure && !bought) return <Unknown isGone={isNotFound(failure)} />
  const ways = <Ways payment={payment} isSlow={isSlow} />
  if (payment === 'paid') return <Paid>{ways}</Paid>
  return (
    <Screen icon={ICONS[payment]} title={t(payment)} busy={payment === 'waiting'} ways={ways}>
      <p className="lead">{payment === 'declined' && bought?.message ? bought.message : t(isSlow ? 'slowText' : `${payment}Text`)}</p>
      {(isSlow || payment === 'late' || payment === 'unpaid' || payment === 'declined') && <p className="soft">{t('otherWayText')}</p>}
    </Screen>
  )
}

function Paid({ children }: { children: ReactNode }) {
  const t = useTexts()
  const locale = useLocale()
  const bought = useUnit($bought)
  if (!bought) return null
  const { status, depositId: number, recipient, sendDate, sum, design, recipientName, words } = bought
  const when =
    status === 'paid' ? t('willBeSent', { day: dayInWords(sendDate, locale), recipient, number }) : t('sentTo', { recipient, number })
  return (
    <Screen icon={ICONS.paid} title={t('paidSum', { sum: money(sum, 'RUB', locale) })}>
      <p className="lead">{when}</p>
      <p className="soft">{t('receiptSent')}</p>
      <figure className={styles['bought']} aria-label={t('yourCard')}>
        <CertificateCard picture={design?.picture ?? null} sizes={CARD_SIZES} mark={t('brand')} sum={money(sum, 'RUB', locale)} />
        {(recipientName || words) && (
          <figcaption>
            {recipientName && <span className="h3">{recipientName}</span>}
            {words && <span className="soft">{words}</span>}
          </figcaption>
        )}
      </figure>
      {children}
    </Screen>
  )
}

function Ways({ payment, isSlow = false }: { payment: PaymentView; isSlow?: boolean }) {
  const t = useTexts()
  const errorText = useErrorText()
  const { failure, busy, payAgain, again } = useUnit({
    failure: $payAgainFailure,
    busy: payAgainFx.pending,
    payAgain: payAgainChosen,
    again: retried,
  })
  const code = failure && payment !== 'paid' && depositCode(failure, 'DEPOSIT_ORDER')
  if (payment === 'waiting' && !isSlow) return null
  return (
    <>
      {code && (
        <div role="alert">
          <Note danger>{errorText(code)}</Note>
        </div>
      )}
      <div className={styles['ways']}>
        {payment === 'declined' && (
          <Button busy={busy} onClick={() => payAgain()}>
            {t('retry')}
          </Button>
        )}
        {payment === 'late' && <Button onClick={() => again()}>{t('check')}</Button>}
        {/* Without a result: reopens the same payment page, never a second payment. */}
        {(payment === 'late' || payment === 'unpaid' || isSlow) && (
          <Button look={payment === 'unpaid' ? 'main' : 'line'} busy={busy} onClick={() => payAgain()}>
            {t(payment === 'unpaid' ? 'pay' : 'toPayment')}
          </Button>
        )}
        {payment === 'unpaid' && (
          <Button look="line" onClick={() => again()}>
            {t('paidAlready')}
          </Button>
        )}
        {(payment === 'paid' || payment === 'over' || payment === 'cancelled') && <ButtonLink to="/certificate">{t('another')}</ButtonLink>}
        <ButtonLink to="/catalog" look="line">
          {t('toCatalog')}
        </ButtonLink>
      </div>
    </>
  )
}

function Unknown({ isGone }: { isGone: boolean }) {
  const t = useTexts()
  const errorText = useErrorText()
  const again = useUnit(retried)
  return (
    <Screen icon={isGone ? 'gift' : 'offline'} title={isGone ? t('unknown') : errorText('DEPOSIT_DATA')}>
      <p className="lead">{isGone ? t('unknownText') : errorText('NO_GAINED_RESPONSE_DATA')}</p>
      <div className={styles['ways']}>
        {isGone ? <ButtonLink to="/certificate">{t('title')}</ButtonLink> : <Button onClick={() => again()}>{t('check')}</Button>}
      </div>
    </Screen>
  )
}

interface ScreenProps {
  icon: IconName
  title: string
  busy?: boolean
  /** Below the words, which are read out when they change. */
  ways?: ReactNode
  children: ReactNode
}

const Screen = ({ icon, title, busy, ways, children }: ScreenProps) => (
  <div className={`wrap ${styles['screen']}`} aria-busy={busy || undefined}>
    <Icon name={icon} size="xl" className={styles['sign']} />
    <div role="status" className={styles['words']}>
      <h1 className="h1">{title}</h1>
      {children}
    </div>
    {ways}
  </div>
)
