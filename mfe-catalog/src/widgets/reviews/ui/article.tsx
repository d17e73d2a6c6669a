import { useUnit } from 'effector-react'
import { isLength } from '@shop/contracts/catalog/sizes/lengths'
import type { Review } from '@shop/contracts/catalog/reviews/review'
import { useLocale } from '@shop/i18n'
import { dateInWords } from '@shop/i18n/dates'
import { $brand } from '@shop/session'
import { VisuallyHidden } from '@shop/ui'
import { Stars } from '#features/stars/stars.tsx'
import { useTexts } from '../texts/index.ts'
import { Pictures } from './pictures.tsx'
import styles from './article.module.css'

/** One review, with the answer of the shop. */
export function Article({ review }: { review: Review }) {
  const t = useTexts()
  const reader = useLocale()
  const { id, name, stars, text, pictures, fit, size, publishedAt, locale, isDemo, answer } = review
  const facts = [size && t(isLength(size) ? 'length' : 'size', { size }), fit && t(fit)].filter(Boolean).join(', ')
  return (
    <article className={styles['review']} aria-labelledby={`review-${id}`}>
      <div className={styles['top']}>
        <p className="label" id={`review-${id}`}>
          {name}
          {isDemo && (
            <small className={styles['demo']} title={t('demoHint')}>
              {t('demo')}
            </small>
          )}
        </p>
        <p className={styles['day']}>
          <time dateTime={publishedAt}>{dateInWords(publishedAt, reader)}</time>
        </p>
      </div>
      <p className={styles['facts']}>
        <Stars value={stars} />
        <VisuallyHidden>{t('of', { stars })}</VisuallyHidden>
        {facts && <span>{facts}</span>}
      </p>
      <p className={styles['text']} lang={locale === reader ? undefined : locale}>
        {text}
      </p>
      {pictures.length > 0 && <Pictures pictures={pictures} />}
      {answer && <Answer answer={answer} />}
    </article>
  )
}

function Answer({ answer: { text, at } }: { answer: NonNullable<Review['answer']> }) {
  const t = useTexts()
  const reader = useLocale()
  const { name } = useUnit($brand)
  return (
    <div className={styles['reply']}>
      <p className={styles['day']}>{t('shop', { brand: name, date: dateInWords(at, reader) })}</p>
      <p className={styles['text']}>{text}</p>
    </div>
  )
}
