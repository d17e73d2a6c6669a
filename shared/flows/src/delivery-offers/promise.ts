import type { CityOffers, DeliveryOffer } from '@shop/contracts/places/delivery'
import type { Locale } from '@shop/contracts/shop/storefront'
import { money, type Translate } from '@shop/i18n'
import type { deliveryTexts } from '../../texts/delivery/ru.ts'

export type DeliveryWords = Translate<typeof deliveryTexts>

/** `в день заказа`, `на следующий день`, `2 дня`, `3–5 дней`: true on any day, for the page is the same for everybody. */
export function daysInWords({ days: { from, to } }: Pick<DeliveryOffer, 'days'>, t: DeliveryWords): string {
  if (to === 0) return t('today')
  // What is in the shop's showcase the same day, what is brought there when it has come.
  if (from === 0) return to === 1 ? t('todayOrTomorrow') : t('todayOrIn', { days: t('days', { count: to }) })
  if (to === 1) return t('tomorrow')
  return from === to ? t('days', { count: to }) : t('range', { from, days: t('days', { count: to }) })
}

/** What it costs for a bag of nothing, and from which sum it is free. */
export function priceInWords(
  offer: DeliveryOffer,
  currency: CityOffers['currency'],
  locale: Locale,
  t: DeliveryWords,
): { price: string; free: string | null } {
  const { price, price_from, free_from } = offer
  const least = money(price_from, currency, locale)
  return {
    price: price === 0 ? t('free') : price === null ? t('from', { price: least }) : least,
    free: free_from === null || price === 0 ? null : t('freeFrom', { price: money(free_from, currency, locale) }),
  }
}
