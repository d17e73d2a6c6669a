import { useId, type Ref } from 'react'
import { STARS } from '@shop/contracts/catalog/reviews/review'
import { Icon } from '@shop/ui'
import { FieldNote } from '@shop/ui/field'
import { useTexts } from '../texts/index.ts'
import styles from './stars-field.module.css'

interface StarsFieldProps {
  name: string
  /** 0: none chosen. */
  value: number
  onChange: (stars: number) => void
  onBlur: () => void
  error: string | undefined
  /** The first star: forms focus it when the choice is missing. */
  ref: Ref<HTMLInputElement>
}

/** Five radio inputs that look like stars. */
export function StarsField({ name, value, onChange, onBlur, error, ref }: StarsFieldProps) {
  const t = useTexts()
  const about = useId()
  const chosen = STARS.find((stars) => stars === value)
  return (
    <fieldset className={styles['field']} aria-describedby={about}>
      <legend className={styles['legend']}>{t('stars')}</legend>
      <div className={styles['stars']}>
        {STARS.toReversed().map((stars) => (
          <label key={stars} className={styles['star']} data-on={stars <= value ? '' : undefined}>
            <input
              type="radio"
              name={name}
              value={stars}
              checked={stars === value}
              onChange={() => onChange(stars)}
              onBlur={onBlur}
              ref={stars === 1 ? ref : undefined}
            />
            <span className="vh">{t(`star${stars}`)}</span>
            <Icon name="star" size="l" />
          </label>
        ))}
        {chosen && (
          <span className="small muted" aria-hidden="true">
            {t(`star${chosen}`)}
          </span>
        )}
      </div>
      <FieldNote id={about} error={error} />
    </fieldset>
  )
}
