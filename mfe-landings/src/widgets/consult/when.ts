import { CONSULT_WITHIN_MINUTES, consultHours, stylistClock } from '@shop/contracts/services/consults'
import type { Locale } from '@shop/contracts/shop/storefront'
import { serverNow } from '@shop/contracts/core/time/clock'
import type { Translate } from '@shop/i18n'
import { dayInWords } from '@shop/i18n/dates'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import type { texts } from './texts/ru.ts'

type ConsultTranslate = Translate<typeof texts>

/** In the stylists' time zone: `сегодня, 15:00–16:00`. */
export function hourInWords(start: string, country: string, locale: Locale, t: ConsultTranslate, now = serverNow()): string {
  const { date, hour } = stylistClock(country, start)
  const values = { from: hour, to: hour + 1 }
  if (date === stylistClock(country, now).date) return t('todayAt', values)
  if (date === stylistClock(country, now + DAY_MS).date) return t('tomorrowAt', values)
  return t('dayAt', { day: dayInWords(date.split('-').toReversed().join('.'), locale, { year: false }), ...values })
}

/** Response time: within half an hour, or the chosen hour. */
export const answerInWords = (start: string | null, country: string, locale: Locale, t: ConsultTranslate) =>
  start === null ? t('within', { minutes: CONSULT_WITHIN_MINUTES }) : hourInWords(start, country, locale, t)

export const clockInWords = (country: string, t: ConsultTranslate) =>
  t(consultHours(country).utcOffset === 4 ? 'clockDubai' : 'clockMoscow')
