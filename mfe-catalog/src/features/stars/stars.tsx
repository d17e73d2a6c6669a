import type { Locale } from '@shop/contracts/shop/storefront'
import styles from './stars.module.css'

/** Five stars, filled as far as `value` says, for the eye alone: the same stands beside them in words. */
export const Stars = ({ value, look = 'stars' }: { value: number; look?: 'stars' | 'large' }) => (
  <span className={styles[look]} style={{ backgroundSize: `${value * 20}%` }} aria-hidden="true" />
)

/** 4.9 → `4,9` */
export const ratingIn = (locale: Locale, value: number) => value.toLocaleString(locale)
