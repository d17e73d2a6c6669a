import type { Product } from '@shop/contracts/catalog/product'
import type { Rating } from '@shop/contracts/catalog/reviews/rating'
import { ratingIn, Stars } from '#features/stars/stars.tsx'
import { useLocale } from '@shop/i18n'
import { Widget } from '@shop/routing'
import { useSeen } from '@shop/ui/in-view'
import { useTexts } from '../../texts/index.ts'
import styles from './reviews.module.css'

/** Under the name: leads to the reviews. */
export function RatingLine({ rating: { average, count } }: { rating: Rating }) {
  const t = useTexts()
  const locale = useLocale()
  return (
    <a href="#reviews" className={styles['rating']}>
      <Stars value={average} />
      <span className="link">{t('rated', { average: ratingIn(locale, average), count })}</span>
    </a>
  )
}

/** Comes once the reader scrolls near it. */
export function Reviews({ product }: { product: Product }) {
  const t = useTexts()
  const [section, isSeen] = useSeen<HTMLElement>()
  return (
    <section ref={section} id="reviews" className={styles['reviews']} aria-labelledby="reviews-title">
      <h2 className="h2" id="reviews-title">
        {t('reviews')}
      </h2>
      {isSeen && <Widget owner="mfe-catalog" widget="reviews" props={{ product }} waiting={<div className={styles['waiting']} />} />}
    </section>
  )
}
