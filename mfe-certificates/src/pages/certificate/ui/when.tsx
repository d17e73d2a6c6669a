import { Controller, type Control } from 'react-hook-form'
import { ChipButton } from '@shop/ui/chip'
import { TextField } from '@shop/ui/field'
import type { Draft, Offer } from '../model/index.ts'
import { useTexts } from '../texts/index.ts'
import { fieldDay } from './schema.ts'
import styles from './when.module.css'

interface WhenProps {
  control: Control<Draft>
  offer: Offer
  error: string | undefined
}

/** At once after payment, or at 10:00 by Moscow's clock on a day within a year (reading 37). */
export function When({ control, offer, error }: WhenProps) {
  const t = useTexts()
  return (
    <fieldset className={styles['when']}>
      <legend className={`label ${styles['legend']}`}>{t('when')}</legend>
      <Controller
        control={control}
        name="when"
        render={({ field }) => (
          <>
            <div className={styles['chips']}>
              <ChipButton pressed={field.value === 'now'} onClick={() => field.onChange('now')}>
                {t('now')}
              </ChipButton>
              <ChipButton pressed={field.value === 'later'} onClick={() => field.onChange('later')}>
                {t('later')}
              </ChipButton>
            </div>
            {field.value === 'later' && (
              <Controller
                control={control}
                name="day"
                render={({ field: day }) => (
                  <TextField
                    id="day"
                    label={t('day')}
                    type="date"
                    min={fieldDay(offer.today)}
                    max={fieldDay(offer.lastSendDate)}
                    hint={t('dayHint')}
                    error={error}
                    {...day}
                  />
                )}
              />
            )}
          </>
        )}
      />
    </fieldset>
  )
}
