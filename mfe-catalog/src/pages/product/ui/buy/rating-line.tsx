import type { Rating } from '@shop/contracts/catalog/reviews/rating'
import { useLocale } from '@shop/i18n'
import { ratingIn, Stars } from '#features/stars/stars.tsx'
import { useTexts } from '../../texts/index.ts'
import styles from './rating-line.module.css'

/** Under the name: leads to the reviews. */
export function RatingLine({ rating: { average, count } }: { rating: Rating }) {
  const t = useTexts()
  const shown = ratingIn(useLocale(), average)
  return (
    <a href="#reviews" className={styles['rating']}>
      <Stars value={average} />
      <span className="link">{t('rated', { average: shown, count })}</span>
    </a>
  )
}
