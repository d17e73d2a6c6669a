import { useEffect, useRef } from 'react'
import { useUnit } from 'effector-react'
import { bookingCalendar, type Booking } from '@shop/contracts/services/bookings'
import { pathOf } from '@shop/contracts/core/endpoint'
import { BROWSER_PLACE } from '@shop/http'
import { useLocale } from '@shop/i18n'
import { placeInOrder } from '@shop/i18n/places/in-order'
import { Button, Icon } from '@shop/ui'
import { wholeDay } from '@shop/ui/calendar'
import { Note } from '@shop/ui/note'
import { $isTooLate, anotherWanted } from '../model/index.ts'
import { useTexts } from '../texts/index.ts'
import { Cancel } from './cancel.tsx'
import { PhoneLink } from './fields/phone-link.tsx'
import styles from './visit.module.css'

const stateOf = ({ status, canCancel }: Booking) => (status === 'cancelled' ? 'cancelled' : canCancel ? 'booked' : 'past')
const TITLES = { booked: 'bookedTitle', cancelled: 'cancelledTitle', past: 'pastTitle' } as const

/** A booked visit with its cancellation. */
export function Visit({ booking }: { booking: Booking }) {
  const t = useTexts()
  const locale = useLocale()
  const { isTooLate, again } = useUnit({ isTooLate: $isTooLate, again: anotherWanted })
  const { service, shop, start, token } = booking
  const state = stateOf(booking)
  // The focused element is removed: focuses the result.
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [state])
  return (
    <div className={styles['visit']} data-state={state}>
      <h3 className="h3" tabIndex={-1} ref={title}>
        {t(TITLES[state])}
      </h3>
      {state !== 'past' && <p className="soft">{t(state === 'booked' ? 'bookedText' : 'cancelledText')}</p>}
      <dl className={styles['facts']}>
        <div>
          <dt>{t('visitWhen')}</dt>
          <dd className={styles['moment']}>
            {t('at', { day: wholeDay(start.slice(0, 10), locale), time: start.slice(11) })}
            <span className="small muted">{t('byShop')}</span>
          </dd>
        </div>
        <div>
          <dt>{t('visitService')}</dt>
          <dd>
            {service.name}, {t('minutes', { count: service.minutes })}
          </dd>
        </div>
        <div>
          <dt>{t('visitWhere')}</dt>
          <dd>
            {shop.name}, {placeInOrder([shop.address], [shop.city], locale)}
            {shop.way && <span className="small muted">{shop.way}</span>}
          </dd>
        </div>
        <div>
          <dt>{t('visitPhone')}</dt>
          <dd>
            <PhoneLink phone={shop.phone} />
          </dd>
        </div>
      </dl>
      {isTooLate && (
        <div role="alert">
          <Note>{t('tooLate')}</Note>
        </div>
      )}
      {state === 'booked' ? (
        <div className={styles['actions']}>
          <a className={styles['calendar']} href={BROWSER_PLACE.base + pathOf(bookingCalendar, { token })} download>
            <Icon name="calendar" size="s" />
            {t('toCalendar')}
          </a>
          <Cancel />
        </div>
      ) : (
        <Button look="line" onClick={() => again()}>
          {t('again')}
        </Button>
      )}
    </div>
  )
}
