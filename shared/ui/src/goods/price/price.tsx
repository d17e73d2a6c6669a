import type { Currency } from '@shop/contracts/core/money'
import { money, percentLess, useLocale } from '@shop/i18n'
import { Live } from '../../content/live/live.tsx'
import { VisuallyHidden } from '../../content/hidden/visually-hidden.tsx'
import { useTexts } from '../../content/texts.ts'
import styles from './price.module.css'

export interface PriceProps {
  /** Minor units; `message` replaces the amount. */
  price: { initial: number | null; final: number | null; message?: string | null }
  currency: Currency
  /** "from 5 990 ₽". */
  hasPriceRange?: boolean
  /** Shows −15 % or −15% beside a reduced price. */
  discountPercent?: number | null
  /** Product page size. */
  large?: boolean
  className?: string
}

/** Read as "old price …, new price …"; the reduced one in sale color. "Not available" without a price. */
export function Price({ price, currency, hasPriceRange, discountPercent, large, className }: PriceProps) {
  const t = useTexts()
  const locale = useLocale()
  const { initial, final, message } = price
  const now = final ?? initial
  const lowered = now !== null && initial !== null && initial > now
  const classes = [styles['price'], large && styles['large'], lowered && !message && styles['sale'], className].filter(Boolean).join(' ')
  if (message) return <p className={classes}>{message}</p>
  if (now === null) return <p className={`${classes} ${styles['none']}`}>{t('notAvailable')}</p>
  const text = money(now, currency, locale)
  if (!lowered) return <p className={classes}>{hasPriceRange ? t('from', { price: text }) : text}</p>
  return (
    <p className={classes}>
      <del>
        <VisuallyHidden>{t('oldPrice')} </VisuallyHidden>
        <Live>{money(initial, currency, locale)}</Live>
        <VisuallyHidden>,</VisuallyHidden>
      </del>{' '}
      <ins>
        <VisuallyHidden>{t('newPrice')} </VisuallyHidden>
        <Live>{hasPriceRange ? t('from', { price: text }) : text}</Live>
      </ins>
      {discountPercent ? (
        <>
          {' '}
          <span key={discountPercent} className={styles['off']} aria-hidden="true">
            {percentLess(discountPercent, locale)}
          </span>
          <VisuallyHidden>
            <Live>{`, ${t('discount', { percent: discountPercent })}`}</Live>
          </VisuallyHidden>
        </>
      ) : null}
    </p>
  )
}
