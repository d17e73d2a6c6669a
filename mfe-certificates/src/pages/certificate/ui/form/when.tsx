import { useFormContext, useWatch } from 'react-hook-form'
import { birthdayMask } from '@shop/forms/masks'
import { ChipButton } from '@shop/ui/chip'
import { DateField } from '@shop/ui/date-field'
import type { Draft, Offer } from '../../model/index.ts'
import { calendarDay } from '../../rules.ts'
import { useTexts } from '../../texts/index.ts'
import { useField } from './use-field.ts'
import styles from './when.module.css'

/** At once after payment, or at 10:00 Moscow time within a year. */
export function When({ offer }: { offer: Offer }) {
  const t = useTexts()
  const when = useWatch<Draft, 'when'>({ name: 'when' })
  const { setValue } = useFormContext<Draft>()
  return (
    <fieldset className={styles['when']}>
      <legend className={`label ${styles['legend']}`}>{t('when')}</legend>
      <div className={styles['chips']}>
        <ChipButton pressed={when === 'now'} onClick={() => setValue('when', 'now')}>
          {t('now')}
        </ChipButton>
        <ChipButton pressed={when === 'later'} onClick={() => setValue('when', 'later')}>
          {t('later')}
        </ChipButton>
      </div>
      {when === 'later' && <Day offer={offer} />}
    </fieldset>
  )
}

function Day({ offer }: { offer: Offer }) {
  const t = useTexts()
  return (
    <DateField
      label={t('day')}
      mask={birthdayMask}
      min={calendarDay(offer.today)}
      max={calendarDay(offer.lastSendDate)}
      hint={t('dayHint')}
      {...useField('day')}
    />
  )
}
