import { useUnit } from 'effector-react'
import { ChipButton } from '@shop/ui/chip'
import { TextField } from '@shop/ui/field'
import { $draft, draftChanged, type Offer } from '../model/index.ts'
import { fieldDay } from '../rules.ts'
import { useTexts } from '../texts/index.ts'
import { useField } from './use-field.ts'
import styles from './when.module.css'

/** At once after payment, or at 10:00 by Moscow's clock on a day within a year (reading 37). */
export function When({ offer }: { offer: Offer }) {
  const t = useTexts()
  const field = useField()
  const { draft, change } = useUnit({ draft: $draft, change: draftChanged })
  return (
    <fieldset className={styles['when']}>
      <legend className={`label ${styles['legend']}`}>{t('when')}</legend>
      <div className={styles['chips']}>
        <ChipButton pressed={draft.when === 'now'} onClick={() => change({ when: 'now' })}>
          {t('now')}
        </ChipButton>
        <ChipButton pressed={draft.when === 'later'} onClick={() => change({ when: 'later' })}>
          {t('later')}
        </ChipButton>
      </div>
      {draft.when === 'later' && (
        <TextField
          label={t('day')}
          type="date"
          min={fieldDay(offer.today)}
          max={fieldDay(offer.lastSendDate)}
          hint={t('dayHint')}
          {...field('day')}
        />
      )}
    </fieldset>
  )
}
