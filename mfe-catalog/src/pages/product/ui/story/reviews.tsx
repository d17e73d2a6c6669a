import { useState } from 'react'
import type { Product } from '@shop/contracts/catalog/product'
import type { Rating } from '@shop/contracts/catalog/reviews/rating'
import { useLocale } from '@shop/i18n'
import { Widget } from '@shop/routing'
import { useOutOfView } from '@shop/ui/in-view'
import { ratingIn, Stars } from '#features/stars/stars.tsx'
import { useTexts } from '../../texts/index.ts'
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
  const [isSeen, setIsSeen] = useState(false)
  const isOut = useOutOfView('#reviews h2', true)
  if (!isOut && !isSeen) setIsSeen(true)
  return (
    <section id="reviews" className={styles['reviews']} aria-label={t('reviews')}>
      <h2 className="h2">{t('reviews')}</h2>
      {isSeen && <Widget owner="mfe-catalog" widget="reviews" props={{ product }} />}
    </section>
  )
}
