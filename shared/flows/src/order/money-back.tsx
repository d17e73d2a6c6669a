import type { Currency } from '@shop/contracts/core/money'
import type { MoneyBack as Part } from '@shop/contracts/orders/refunds/money-back'
import { exactMoney, useLocale } from '@shop/i18n'
import { dayInWords } from '@shop/i18n/dates'
import styles from './order.module.css'
import type { OrderTexts } from './texts.ts'

interface MoneyBackProps {
  parts: readonly Part[]
  currency: Currency
  t: OrderTexts
}

/** What goes back of an order: how much, where to, by when. Nothing while nothing does. */
export function MoneyBack({ parts, currency, t }: MoneyBackProps) {
  const locale = useLocale()
  if (parts.length === 0) return null
  return (
    <section className={styles['back']} aria-label={t('moneyBack')}>
      <p className="label">{t('moneyBack')}</p>
      <dl>
        {parts.map(({ to, sum, by }) => (
          <div key={`${to} ${by}`}>
            <dt>
              {t(`back_${to}`)}
              <span className="small muted">{by ? t('backBy', { day: dayInWords(by, locale) }) : t('backNow')}</span>
            </dt>
            <dd className="num">{exactMoney(sum, currency, locale)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
