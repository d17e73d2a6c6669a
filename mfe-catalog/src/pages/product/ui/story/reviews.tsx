import type { Product } from '@shop/contracts/catalog/product'
import type { Rating } from '@shop/contracts/catalog/reviews/rating'
import { useLocale } from '@shop/i18n'
import { Widget } from '@shop/routing'
import { ratingIn, Stars } from '#features/stars/stars.tsx'
import { useTexts } from '../../texts/index.ts'
import { useSeen } from '../use-seen.ts'
import styles from './reviews.module.css'

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

/** Asked for once the reader has come to the heading. */
export function Reviews({ product }: { product: Product }) {
  const t = useTexts()
  const isSeen = useSeen('#reviews h2')
  return (
    <section id="reviews" className={styles['reviews']}>
      <h2 className="h2">{t('reviews')}</h2>
      {isSeen && <Widget owner="mfe-catalog" widget="reviews" props={{ product }} />}
    </section>
  )
}
