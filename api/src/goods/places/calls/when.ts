import type { Locale } from '@shop/contracts/shop/storefront'
import type { DeliveryOffer } from '@shop/contracts/places/delivery'
import { dayAfter } from '../shops/calendar.ts'
import type { Handover } from '../delivery/handover.ts'
import type { nextVisit } from '../delivery/promise.ts'

const WORDS = {
  ru: {
    today: 'сегодня',
    tomorrow: 'завтра',
    inAnHour: 'через час',
    from: (day: string, time: string) => `${day} с ${time}`,
    until: (day: string, time: string) => `${day} до ${time}`,
    openUntil: (day: string, time: string) => `${day} до ${time}`,
    onPayment: 'сразу после оплаты',
  },
  en: {
    today: 'today',
    tomorrow: 'tomorrow',
    inAnHour: 'in an hour',
    from: (day: string, time: string) => `${day} from ${time}`,
    until: (day: string, time: string) => `${day} by ${time}`,
    openUntil: (day: string, time: string) => `${day} until ${time}`,
    onPayment: 'right after payment',
  },
}

const dayAndMonth = (language: string) => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
// Cached: formatters are expensive to create, and every bag formats several dates.
const DAYS: Record<Locale, Intl.DateTimeFormat> = { ru: dayAndMonth('ru-RU'), en: dayAndMonth('en-GB') }

/** A day never parts from its month, nor a range from its dash at the start of a line. */
const NBSP = '\u00a0'

type Dates = Pick<Handover, 'from' | 'to'>

/** `завтра`, `21–23 ноября`. Without `today`, dates only: for texts that are read on other days too. */
export function daysText({ from, to }: Dates, locale: Locale, today: string | null): string {
  const words = WORDS[locale]
  if (from === to && from === today) return words.today
  if (from === to && today !== null && from === dayAfter(today)) return words.tomorrow
  const inWords = (day: Date) => DAYS[locale].format(day).replaceAll(' ', NBSP)
  const [first, last] = [new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)]
  if (from === to) return inWords(first)
  // Not formatRange: its thin spaces differ between ICU versions.
  return from.slice(0, 7) === to.slice(0, 7) ? `${first.getUTCDate()}–${inWords(last)}` : `${inWords(first)}${NBSP}— ${inWords(last)}`
}

/** Hours in one line: a phone would break them after the dash. */
const inOneLine = ({ from, to }: { from: string; to: string }) => `${from}\u2060–\u2060${to}`

/** Delivery estimate: `завтра, 10:00–18:00`, `21–23 ноября`. Without `today`, dates only: for texts that are read on other days too. */
export function termText(
  { kind, dates, hours }: Pick<DeliveryOffer, 'kind' | 'dates' | 'hours'>,
  locale: Locale,
  today: string | null,
): string {
  if (kind === 'onlineCertificate') return WORDS[locale].onPayment
  const when = daysText(dates, locale, today)
  if (!hours) return when
  return kind === 'express' ? WORDS[locale].until(when, hours.to) : `${when}, ${inOneLine(hours)}`
}

/** When a shop can be visited: `сегодня до 21:00` while it is open, else `завтра с 10:00`. */
export function visitText({ date, from, to, today, isOpen }: NonNullable<ReturnType<typeof nextVisit>>, locale: Locale): string {
  const day = daysText({ from: date, to: date }, locale, today)
  return isOpen ? WORDS[locale].openUntil(day, to) : WORDS[locale].from(day, from)
}

/** When an order is ready at a shop: `через час`, `завтра с 11:00`, `26 ноября`; without `today` always with a date. */
export function collectionText(handover: Handover, locale: Locale, today: string | null = handover.today): string {
  const { hours, startsNow } = handover
  if (hours && startsNow && today !== null) return WORDS[locale].inAnHour
  const day = daysText(handover, locale, today)
  return hours ? WORDS[locale].from(day, hours.from) : day
}
