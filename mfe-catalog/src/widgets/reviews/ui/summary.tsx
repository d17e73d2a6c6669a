import { useUnit } from 'effector-react'
import { STARS, type ReviewSummary } from '@shop/contracts/catalog/reviews/review'
import { useLocale } from '@shop/i18n'
import { VisuallyHidden } from '@shop/ui'
import { ratingIn, Stars } from '#features/stars/stars.tsx'
import { $stars, starsChosen } from '../model.ts'
import { useTexts } from '../texts/index.ts'
import { Writers } from './writers.tsx'
import styles from './summary.module.css'

/** Average, ratings that filter the list, and how the size fits. */
export function Summary({ summary: { count, average, stars, fit } }: { summary: ReviewSummary }) {
  const t = useTexts()
  const locale = useLocale()
  const { chosen, choose } = useUnit({ chosen: $stars, choose: starsChosen })
  const number = ratingIn(locale, average)
  return (
    <div className={styles['summary']}>
      <div className={styles['top']}>
        <p className={styles['average']} aria-hidden="true">
          {number}
        </p>
        <div>
          <Stars value={average} look="large" />
          <p className="small muted">
            <VisuallyHidden>{t('of', { stars: number })}, </VisuallyHidden>
            {t('reviews', { count })}
          </p>
        </div>
      </div>
      <div role="group" aria-label={t('stars')} className={styles['bars']}>
        {STARS.map((one, index) => (
          <button
            key={one}
            type="button"
            disabled={!stars[index]}
            aria-pressed={chosen === one}
            onClick={() => choose(chosen === one ? null : one)}
          >
            <VisuallyHidden>{t('onlyStars', { stars: one, count: stars[index] ?? 0 })}</VisuallyHidden>
            <span aria-hidden="true">{one}</span>
            <i style={{ '--share': `${((stars[index] ?? 0) / count) * 100}%` } as Record<string, string>} />
            <span aria-hidden="true">{stars[index]}</span>
          </button>
        ))}
      </div>
      <Fit fit={fit} />
      <Writers />
    </div>
  )
}

function Fit({ fit: { small, true: right, large } }: Pick<ReviewSummary, 'fit'>) {
  const t = useTexts()
  const count = small + right + large
  if (count === 0) return null
  /** From 0, all say that it runs small, to 100. */
  const place = (right * 50 + large * 100) / count
  const words = small > right && small > large ? t('fitSmall') : large > right && large > small ? t('fitLarge') : t('fitTrue')
  return (
    <div className={styles['fit']}>
      <p className="label">{words}</p>
      <div className={styles['scale']} aria-hidden="true">
        <i style={{ insetInlineStart: `${place}%` }} />
      </div>
      <p className={styles['ends']}>
        <span>
          {t('small')} {small}
        </span>
        <span>
          {t('true')} {right}
        </span>
        <span>
          {t('large')} {large}
        </span>
      </p>
    </div>
  )
}
