import type { Locale } from '@shop/contracts/shop/storefront'

const clock = (locale: Locale) =>
  new Intl.DateTimeFormat(locale === 'ru' ? 'ru-RU' : 'en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' })
const CLOCKS = { ru: clock('ru'), en: clock('en') }

/** In the machine's time zone. */
export const timeOf = (at: string, locale: Locale) => CLOCKS[locale].format(new Date(at))
