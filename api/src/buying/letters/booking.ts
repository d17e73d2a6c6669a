import type { BookingShop } from '@shop/contracts/services/bookings'
import type { Locale } from '@shop/contracts/shop/storefront'
import { dayInWords } from '@shop/i18n/dates'
import { dayAfter } from '../../goods/places/shops/calendar.ts'

interface BookedVisit {
  service: string
  shop: Pick<BookingShop, 'name' | 'address'>
  /** YYYY-MM-DDTHH:MM in the shop's time zone. */
  start: string
  /** Page that shows and cancels the booking. */
  url: string
}

const TEXTS = {
  ru: {
    booked: (day: string, time: string) => `{{brand}}: вы записаны на ${day}, ${time}.`,
    soon: (day: string, time: string) => `{{brand}}: ждём вас ${day} в ${time}.`,
    today: 'сегодня',
    tomorrow: 'завтра',
    see: 'Посмотреть или отменить',
    cancel: 'Не получается? Отмените',
  },
  en: {
    booked: (day: string, time: string) => `{{brand}}: you are booked for ${day}, ${time}.`,
    soon: (day: string, time: string) => `{{brand}}: see you ${day} at ${time}.`,
    today: 'today',
    tomorrow: 'tomorrow',
    see: 'See or cancel',
    cancel: 'Cannot come? Cancel',
  },
}

export function bookedText(visit: BookedVisit, locale: Locale): string {
  const texts = TEXTS[locale]
  const [day, time] = partsOf(visit)
  return `${texts.booked(inWords(day, locale), time)} ${placeOf(visit)}. ${texts.see}: ${visit.url}`
}

/** `today`: the shop's date when the message is sent. */
export function reminderText(visit: BookedVisit, locale: Locale, today: string): string {
  const texts = TEXTS[locale]
  const [day, time] = partsOf(visit)
  const when = day === today ? texts.today : day === dayAfter(today) ? texts.tomorrow : inWords(day, locale)
  return `${texts.soon(when, time)} ${placeOf(visit)}. ${texts.cancel}: ${visit.url}`
}

const placeOf = ({ service, shop }: BookedVisit) => `${service}, ${shop.name}, ${shop.address}`

const partsOf = ({ start }: BookedVisit): [day: string, time: string] => [start.slice(0, 10), start.slice(11)]

// Text messages use plain spaces.
const inWords = (day: string, locale: Locale) =>
  dayInWords(day.split('-').toReversed().join('.'), locale, { year: false }).replaceAll('\u00a0', ' ')
