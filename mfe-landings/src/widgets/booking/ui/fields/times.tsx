import { useUnit } from 'effector-react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useLocale } from '@shop/i18n'
import { dayInWords } from '@shop/i18n/dates'
import { Button } from '@shop/ui'
import { FieldNote, useErrorText } from '@shop/ui/field'
import { RadioTiles } from '@shop/ui/radio-tiles'
import type { Fields } from '../../fields.ts'
import { timeChosen } from '../../model/index.ts'
import { useTexts } from '../../texts/index.ts'
import styles from '../form.module.css'

/** Start times of the parts of a day, ascending. */
const PARTS = [
  ['evening', '17:00'],
  ['afternoon', '12:00'],
  ['morning', '00:00'],
] as const

const partOf = (time: string) => PARTS.find(([, from]) => time >= from)?.[0]

interface TimesProps {
  id: string
  times: string[]
  /** The chosen slot was just taken. */
  isTaken: boolean
  /** The next free day when this one is full. */
  nearest: string
  onDay: (date: string) => void
}

/** Free times grouped by part of the day. */
export function Times({ id, times, isTaken, nearest, onDay }: TimesProps) {
  const t = useTexts()
  const locale = useLocale()
  const errorText = useErrorText()
  const { setValue } = useFormContext<Fields>()
  const { errors } = useFormState<Fields>({ name: 'time' })
  const time = useWatch<Fields, 'time'>({ name: 'time' })
  const tell = useUnit(timeChosen)
  const error = isTaken ? errorText('SLOT_TAKEN') : errors.time && t('chooseTime')
  const choose = (value: string) => {
    setValue('time', value, { shouldDirty: true, shouldValidate: true })
    tell()
  }
  return (
    <fieldset id={`${id}-time`} tabIndex={-1} className={styles['times']} aria-describedby={`${id}-time-about`}>
      <legend className="vh">{t('time')}</legend>
      <div id={`${id}-time-about`} role={isTaken ? 'alert' : undefined}>
        <FieldNote error={error} hint={t('byShop')} />
      </div>
      {times.length === 0 && (
        <div className={styles['full']}>
          <p>{t('dayFull')}</p>
          <Button look="line" small onClick={() => onDay(nearest)}>
            {t('nearest', { day: dayInWords(nearest.split('-').toReversed().join('.'), locale, { year: false }) })}
          </Button>
        </div>
      )}
      {PARTS.toReversed().map(([part]) => {
        const own = times.filter((one) => partOf(one) === part)
        if (own.length === 0) return null
        return (
          <div key={part} className={styles['partOfDay']}>
            <p className="small muted" aria-hidden="true">
              {t(part)}
            </p>
            <RadioTiles legend={t(part)} name="time" tiles={own.map((value) => ({ value, label: value }))} value={time} onChange={choose} />
          </div>
        )
      })}
    </fieldset>
  )
}
