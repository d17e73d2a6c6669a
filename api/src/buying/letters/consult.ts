import { CONSULT_WITHIN_MINUTES, type ConsultWay, stylistClock } from '@shop/contracts/services/consults'
import { type BrandFace, contactsOf } from '@shop/contracts/shop/brand-face'
import type { Locale } from '@shop/contracts/shop/storefront'
import { dayInWords } from '@shop/i18n/dates'

interface AskedConsult {
  way: ConsultWay
  /** Null: within CONSULT_WITHIN_MINUTES. */
  start: string | null
  country: string
  brand: Pick<BrandFace, 'contacts'>
}

const TEXTS = {
  ru: {
    whatsapp: 'стилист напишет вам в WhatsApp',
    call: 'стилист позвонит вам',
    video: 'стилист пришлёт ссылку на видеозвонок',
    soon: `в ближайшие ${CONSULT_WITHIN_MINUTES} минут`,
    at: (day: string, from: number, isDubai: boolean) => `${day} с ${from}:00 до ${from + 1}:00 по ${isDubai ? 'Дубаю' : 'Москве'}`,
    changed: 'Планы изменились? Позвоните',
  },
  en: {
    whatsapp: 'a stylist will write to you on WhatsApp',
    call: 'a stylist will call you',
    video: 'a stylist will send you a link to the video call',
    soon: `within ${CONSULT_WITHIN_MINUTES} minutes`,
    at: (day: string, from: number, isDubai: boolean) =>
      `on ${day} between ${from}:00 and ${from + 1}:00 ${isDubai ? 'Dubai' : 'Moscow'} time`,
    changed: 'Change of plans? Call',
  },
}

/** Confirms a stylist request. */
export function consultText({ way, start, country, brand }: AskedConsult, locale: Locale): string {
  const texts = TEXTS[locale]
  return `{{brand}}: ${texts[way]} ${start ? hourOf(start, country, locale) : texts.soon}. ${texts.changed}: ${contactsOf(brand, country).phone.text}`
}

function hourOf(start: string, country: string, locale: Locale) {
  const { date, hour } = stylistClock(country, start)
  // Text messages use plain spaces.
  const day = dayInWords(date.split('-').toReversed().join('.'), locale, { year: false }).replaceAll('\u00a0', ' ')
  return TEXTS[locale].at(day, hour, country !== 'RU')
}
