import type { Locale } from '@shop/contracts/shop/storefront'
import styles from './stars.module.css'

/** Five stars, filled as far as `value` says. Words for screen readers stand beside them, or in `label`. */
export const Stars = ({ value, label, large }: { value: number; label?: string; large?: boolean }) => (
  <span
    className={`${styles['stars']} ${large ? styles['large'] : ''}`}
    style={{ backgroundSize: `${value * 20}% 100%` }}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  />
)

/** 4.9 → `4,9` */
export const ratingIn = (locale: Locale, value: number) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(value)
