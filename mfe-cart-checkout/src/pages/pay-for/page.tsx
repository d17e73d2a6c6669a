import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import type { PayLink } from '@shop/contracts/orders/payment/pay-link'
import { HOLD_MINUTES, MONEY_BACK_DAYS } from '@shop/contracts/core/limits'
import { useDeadline, useSlow } from '@shop/flows/payment'
import { money, useLocale } from '@shop/i18n'
import { dateInWords, momentAhead } from '@shop/i18n/dates'
import { Button, ButtonLink, Icon, ResponsivePicture } from '@shop/ui'
import { useErrorText } from '@shop/ui/field'
import { useHydrated } from '@shop/ui/hydrated'
import { Note } from '@shop/ui/note'
import { Skeleton } from '@shop/ui/states'
import { PaymentNotice } from '#features/payment/notice.tsx'
import { $fault, $isBack, $isProcessing, $link, $paying, $paymentUrl, checkWanted, deadlinePassed, payWanted } from './model.ts'
import { useTexts } from './texts/index.ts'
import styles from './page.module.css'

/** Somebody else pays for an order by its owner's link [payment.by-link]. */
export function PayForPage() {
  const t = useTexts()
  const { link, isBack, isPolling, paymentUrl, lookAgain } = useUnit({
    link: $link,
    isBack: $isBack,
    isPolling: $isProcessing,
    paymentUrl: $paymentUrl,
    lookAgain: deadlinePassed,
  })
  useDeadline(link?.payableUntil ?? null, lookAgain)
  // The server has not asked: until the browser does, the page waits as it will then.
  const isHydrated = useHydrated()
  const isProcessing = isHydrated ? isPolling : isBack
  const isSlow = useSlow(isProcessing)
  useEffect(() => {
    if (paymentUrl) location.assign(paymentUrl)
  }, [paymentUrl])
  if (!link)
    return (
      <div className={`wrap ${styles['page']}`}>
        <h1 className="h1">{t('heading')}</h1>
        <Skeleton height="420px" />
      </div>
    )
  if (link.status !== 'payable') return <Over link={link} status={link.status} />
  if (isProcessing && !isSlow) return <PaymentNotice title={t('processing')} text={t('processingText')} />
  return <Payable link={link} isChecking={isProcessing} isBack={isBack} />
}

function Payable({ link, isChecking, isBack }: { link: PayLink; isChecking: boolean; isBack: boolean }) {
  const t = useTexts()
  const locale = useLocale()
  const errorText = useErrorText()
  const { paying, fault, pay, check } = useUnit({ paying: $paying, fault: $fault, pay: payWanted, check: checkWanted })
  // The server does not know the reader's time zone.
  const isHydrated = useHydrated()
  const { amount, currency, methods, payableUntil, pieces, declined } = link
  return (
    <div className={`wrap ${styles['page']}`}>
      <h1 className="h1">{t('heading')}</h1>
      <p className="lead">{t('lead')}</p>
      {(declined || isChecking) && (
        <div role="status">
          <Note danger={!isChecking} icon={isChecking ? 'clock' : 'info'}>
            {isChecking ? t('checking') : declined}
          </Note>
        </div>
      )}
      {pieces ? <Pieces pieces={pieces} /> : <p className={styles['hidden']}>{t('hidden')}</p>}
      <dl className={styles['facts']}>
        <div>
          <dt>{t('sum')}</dt>
          <dd className={`num ${styles['sum']}`}>{money(amount, currency, locale)}</dd>
        </div>
        {payableUntil && (
          <div>
            <dt>{t('until')}</dt>
            <dd className="num">{isHydrated ? momentAhead(payableUntil, locale) : '\u00a0'}</dd>
          </div>
        )}
      </dl>
      {payableUntil && <p className="small muted">{t('untilWhy')}</p>}
      <div role="alert">{fault && <Note danger>{fault.text ?? errorText(fault.code)}</Note>}</div>
      <div className={styles['acts']}>
        {methods.map(({ id, type }, index) => (
          <Button key={id} wide look={index === 0 ? 'main' : 'line'} busy={paying === id} onClick={() => pay({ methodId: id })}>
            {type === 'fastPayment' && <Icon name="sbp" size="s" />}
            {t(type === 'fastPayment' ? 'payFast' : 'payCard')}
          </Button>
        ))}
        {isBack && !isChecking && !declined && (
          <Button look="text" small onClick={() => check()}>
            <Icon name="undo" size="s" />
            {t('again')}
          </Button>
        )}
      </div>
      <p className="small muted">{t('safe')}</p>
    </div>
  )
}

function Pieces({ pieces }: { pieces: NonNullable<PayLink['pieces']> }) {
  const t = useTexts()
  return (
    <ul className={styles['pieces']} aria-label={t('what')}>
      {pieces.map(({ position, name, details, photo, quantity }) => (
        <li key={position}>
          <span className={`plate ${styles['picture']}`}>{photo && <ResponsivePicture picture={photo} sizes="72px" alt="" />}</span>
          <span>
            {name}
            {quantity > 1 && <span className="num"> × {quantity}</span>}
            {details && <span className={`small muted ${styles['details']}`}>{details}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What was paid by this link; the number of the order stays with its owner [payment.link-tells-no-person]. */
function Paid({ link: { amount, currency, pieces }, paidAt }: { link: PayLink; paidAt: string }) {
  const t = useTexts()
  const locale = useLocale()
  return (
    <div className={styles['paid']}>
      {pieces && <Pieces pieces={pieces} />}
      <dl className={styles['facts']}>
        <div>
          <dt>{t('paidSum')}</dt>
          <dd className={`num ${styles['sum']}`}>{money(amount, currency, locale)}</dd>
        </div>
        <div>
          <dt>{t('paidOn')}</dt>
          <dd className="num">{dateInWords(paidAt, locale)}</dd>
        </div>
      </dl>
      <p className="small muted">{t('receipt')}</p>
    </div>
  )
}

/** Paid, cancelled, or too old. */
function Over({ link, status }: { link: PayLink; status: Exclude<PayLink['status'], 'payable'> }) {
  const t = useTexts()
  return (
    <PaymentNotice
      icon={status === 'paid' ? 'check' : 'clock'}
      title={t(`${status}Title`)}
      text={t(`${status}Text`, { minutes: HOLD_MINUTES })}
    >
      {link.paidAt && <Paid link={link} paidAt={link.paidAt} />}
      {link.returned && <p className="soft">{t(link.returned === 'all' ? 'returned' : 'oneReturned', { days: MONEY_BACK_DAYS })}</p>}
      <ButtonLink to="/catalog" look="line">
        {t('toCatalog')}
      </ButtonLink>
    </PaymentNotice>
  )
}
