import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { BookingDay, BookingShop } from '@shop/contracts/services/bookings'
import { fieldCodesOf } from '@shop/http'
import { Calendar } from '@shop/ui/calendar'
import { Note } from '@shop/ui/note'
import { Failure, Skeleton } from '@shop/ui/states'
import type { Fields } from '../../fields.ts'
import { $days, $refusal, $slotsFailure, retried, timeChosen } from '../../model/index.ts'
import { useTexts } from '../../texts/index.ts'
import { PhoneLink } from './phone-link.tsx'
import { Times } from './times.tsx'
import styles from '../form.module.css'

interface WhenProps {
  /** Id prefix of the form's elements. */
  id: string
  shops: BookingShop[]
}

/** Day and time in the shop's time zone. */
export function When({ id, shops }: WhenProps) {
  const t = useTexts()
  const { days, failure, retry } = useUnit({ days: $days, failure: $slotsFailure, retry: retried })
  const shop = useWatch<Fields, 'shop'>({ name: 'shop' })
  return (
    <section className={styles['part']} aria-labelledby={`${id}-when`}>
      <h3 id={`${id}-when`} className={styles['legend']}>
        {t('when')}
      </h3>
      {days ? (
        <DayAndTime id={id} days={days} shop={shops.find((one) => String(one.id) === shop)} />
      ) : failure ? (
        <Failure title={t('slotsFailed')} onRetry={retry} />
      ) : (
        <div className={styles['waiting']}>
          <Skeleton height="100%" />
        </div>
      )}
    </section>
  )
}

function DayAndTime({ id, days, shop }: { id: string; days: BookingDay[]; shop: BookingShop | undefined }) {
  const t = useTexts()
  const { setValue } = useFormContext<Fields>()
  const day = useWatch<Fields, 'day'>({ name: 'day' })
  const { refusal, tellTime } = useUnit({ refusal: $refusal, tellTime: timeChosen })
  const isTaken = fieldCodesOf(refusal)['start'] !== undefined
  // Shows the refusal where it can be fixed.
  useEffect(() => {
    if (isTaken) document.getElementById(`${id}-time`)?.focus()
  }, [isTaken, id])
  const free = days.filter(({ times }) => times.length > 0)
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last || free.length === 0) {
    return (
      <Note icon="clock">
        {t('shopFull')}. {t('shopFullText')} {shop && <PhoneLink phone={shop.phone} />}
      </Note>
    )
  }
  const choose = (date: string) => {
    setValue('day', date, { shouldDirty: true })
    setValue('time', '')
    tellTime()
  }
  return (
    <div className={styles['when']}>
      <Calendar
        value={day || null}
        onChange={choose}
        today={first.date}
        min={first.date}
        max={last.date}
        isDisabled={(date) => !free.some((one) => one.date === date)}
        disabledText={t('noTimes')}
      />
      <Times
        id={id}
        times={free.find(({ date }) => date === day)?.times ?? []}
        isTaken={isTaken}
        nearest={(free.find(({ date }) => date > day) ?? free[0])?.date ?? ''}
        onDay={choose}
      />
    </div>
  )
}
