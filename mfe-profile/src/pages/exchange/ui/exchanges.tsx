import { useEffect, useRef } from 'react'
import { useUnit } from 'effector-react'
import type { SizeExchange } from '@shop/contracts/orders/exchanges/exchange'
import type { Currency } from '@shop/contracts/core/money'
import { CancelOrder } from '@shop/flows/order'
import { exactMoney, useLocale } from '@shop/i18n'
import { localMoment } from '@shop/i18n/dates'
import { Button, ResponsivePicture } from '@shop/ui'
import { $asked, $busy, $failed, cancelled, type Options, paymentWanted } from '../model.ts'
import { useTexts } from '../texts/index.ts'
import styles from './exchanges.module.css'

/** The exchanges of an order, the newest first. */
export function Exchanges({ order: { options } }: { order: { options: Options } }) {
  const t = useTexts()
  const { exchanges, currency, isPaidByLink = false } = options
  if (exchanges.length === 0) return null
  return (
    <section className={styles['exchanges']} aria-label={t('exchanges')}>
      {exchanges.toReversed().map((exchange) => (
        <Exchange key={exchange.id} exchange={exchange} currency={currency} isPaidByLink={isPaidByLink} />
      ))}
    </section>
  )
}

interface ExchangeProps {
  exchange: SizeExchange
  currency: Currency
  /** The money of a cheaper size is somebody else's. */
  isPaidByLink: boolean
}

function Exchange({ exchange, currency, isPaidByLink }: ExchangeProps) {
  const t = useTexts()
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  const { asked, busy, failed, cancel, pay } = useUnit({
    asked: $asked,
    busy: $busy,
    failed: $failed,
    cancel: cancelled,
    pay: paymentWanted,
  })
  const { id, number, status, name, photo, from, to, keptUntil, answer, canPay, canCancel, difference, isPaid } = exchange
  // The form that was sent is gone: the focus goes to what has become of it.
  useEffect(() => {
    if (asked === id) heading.current?.focus()
  }, [asked, id])
  return (
    <article className={styles['exchange']} aria-labelledby={`exchange-${id}`}>
      <span className="plate">{photo && <ResponsivePicture picture={photo} sizes="72px" alt="" />}</span>
      <div className={styles['words']}>
        <p className="small muted num">{number}</p>
        <h2 className="h3" id={`exchange-${id}`} tabIndex={-1} ref={heading}>
          {t(`status_${status}`, { to, until: localMoment(keptUntil, locale) })}
        </h2>
        <p>
          {name}, <span className="num">{t('swap', { from, to })}</span>
        </p>
        {[
          ...nextSteps(exchange, t),
          moneyLine({ ...exchange, isPaidByLink }, t, exactMoney(Math.abs(difference), currency, locale)),
          answer,
        ].map(
          (line) =>
            line && (
              <p key={line} className="soft">
                {line}
              </p>
            ),
        )}
        {canCancel && (
          <div className={styles['ways']}>
            {canPay && (
              <Button look="main" small busy={busy} onClick={() => pay(id)}>
                {t('pay', { sum: exactMoney(difference, currency, locale) })}
              </Button>
            )}
            <CancelOrder
              look="text"
              small
              isPaid={isPaid && difference > 0}
              isBusy={busy}
              hasFailed={failed?.id === id && failed.way === 'cancel'}
              onCancel={() => cancel(id)}
              t={t}
            />
          </div>
        )}
        {failed?.id === id && failed.way === 'pay' && canPay && (
          <p role="alert" className="small">
            {t('notPaid')}
          </p>
        )}
      </div>
    </article>
  )
}

type Texts = ReturnType<typeof useTexts>

function nextSteps({ canCancel, handover, shop, number }: SizeExchange, t: Texts): string[] {
  if (!canCancel) return []
  return [handover === 'shop' && shop ? t('inShop', { shop: `${shop.name}, ${shop.address}`, number }) : t('byCourier')]
}

/** What of the difference is still to come. */
function moneyLine(
  { status, difference, isPaid, canPay, isPaidByLink }: SizeExchange & { isPaidByLink: boolean },
  t: Texts,
  sum: string,
): string | null {
  if (difference === 0) return null
  const isOver = status === 'declined' || status === 'cancelled' || status === 'expired'
  if (difference > 0) {
    if (isPaid) return t(isOver ? 'paidBack' : 'paid', { sum })
    return canPay ? t('toPay', { sum }) : null
  }
  if (isOver) return null
  return t(status === 'done' ? 'returned' : isPaidByLink ? 'willReturnByLink' : 'willReturn', { sum })
}
