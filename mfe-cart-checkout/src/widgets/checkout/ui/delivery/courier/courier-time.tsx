import { useUnit } from 'effector-react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Locale } from '@shop/contracts/shop/storefront'
import type { DeliverySlots } from '@shop/contracts/places/delivery-slot'
import { timeMask } from '@shop/forms/masks'
import { money, useLocale } from '@shop/i18n'
import { TextField } from '@shop/ui/field'
import { RadioTiles } from '@shop/ui/radio-tiles'
import { EXACT_HOUR, hoursKey, isHourOffered } from '#features/checkout/form/slot.ts'
import type { Values } from '#features/checkout/form/values.ts'
import { $fullCart } from '#features/checkout/model/cart.ts'
import { useTexts } from '../../../texts/index.ts'
import { idOf, useFault } from '../../fields/field-errors.ts'
import styles from './courier-time.module.css'

const PARTS = { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
const hourOf = (time: string) => time.replace(/:00$/, '')

/** Day and hours of the courier. Until one is touched the courier comes as promised: the first day, at any of the courier's hours. */
export function CourierTime({ slots: { days, windows, exactHour } }: { slots: DeliverySlots }) {
  const t = useTexts()
  const locale = useLocale()
  const fault = useFault()
  const currency = useUnit($fullCart)?.currency ?? 'RUB'
  const { register, setValue } = useFormContext<Values>()
  const [chosenDay, chosenHours, typedTime] = useWatch<Values, ['delivery_day', 'delivery_hours', 'delivery_time']>({
    name: ['delivery_day', 'delivery_hours', 'delivery_time'],
  })
  const day = chosenDay || (days[0] ?? '')
  const hours = chosenHours || (windows[0] ? hoursKey(windows[0]) : '')
  const choose = (changes: Partial<Pick<Values, 'delivery_day' | 'delivery_hours'>>) => {
    const chosen = { delivery_day: day, delivery_hours: hours, ...changes }
    setValue('delivery_day', chosen.delivery_day, { shouldDirty: true })
    setValue('delivery_hours', chosen.delivery_hours, { shouldDirty: true, shouldValidate: true })
  }
  const timeFault = fault('delivery_time')
  return (
    <div className={styles['times']}>
      <p className="label" aria-hidden="true">
        {t('delivery_day')}
      </p>
      <div className={styles['days']}>
        <RadioTiles
          legend={t('delivery_day')}
          name="delivery_day"
          value={day}
          onChange={(delivery_day) => choose({ delivery_day })}
          tiles={days.map((date) => ({
            value: date,
            label: <DayLabel date={date} locale={locale} />,
          }))}
        />
      </div>
      <p className="label" aria-hidden="true">
        {t('delivery_hours')}
      </p>
      <div id={idOf('delivery_hours')} tabIndex={-1} className={styles['hours']}>
        <RadioTiles
          legend={t('delivery_hours')}
          name="delivery_hours"
          value={hours}
          onChange={(delivery_hours) => choose({ delivery_hours })}
          error={fault('delivery_hours')}
          tiles={[
            ...windows.map(({ from, to, price }) => ({
              value: hoursKey({ from, to }),
              label: `${hourOf(from)}\u2060–\u2060${hourOf(to)}`,
              price,
            })),
            { value: EXACT_HOUR, label: t('exactHour'), price: exactHour.price },
          ].map(({ value, label, price }) => ({
            value,
            label: (
              <span className={styles['window']}>
                <b>{label}</b> {price > 0 && <small>{`+${money(price, currency, locale)}`}</small>}
              </span>
            ),
          }))}
        />
      </div>
      {hours === EXACT_HOUR && (
        <TextField
          {...register('delivery_time')}
          id={idOf('delivery_time')}
          label={t('delivery_time')}
          hint={t('exactHourHint', exactHour)}
          mask={timeMask}
          inputMode="numeric"
          placeholder="14:30"
          autoComplete="off"
          error={timeFault && typedTime !== '' && !isHourOffered(typedTime, exactHour) ? t('exactHourHint', exactHour) : timeFault}
        />
      )}
    </div>
  )
}

function DayLabel({ date, locale }: { date: string; locale: Locale }) {
  const parts = new Intl.DateTimeFormat(locale, PARTS).formatToParts(new Date(date))
  const partOf = (wanted: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === wanted)?.value
  return (
    <span className={styles['day']}>
      <small>{partOf('weekday')}</small> <b>{partOf('day')}</b> <small>{partOf('month')}</small>
    </span>
  )
}
