import type { CityOffers, DeliveryOffer } from '@shop/contracts/places/delivery'
import type { Locale } from '@shop/contracts/shop/storefront'
import { money, type Translate } from '@shop/i18n'
import type { deliveryTexts } from '../../texts/delivery/ru.ts'

export type DeliveryTexts = Translate<typeof deliveryTexts>

/** `в день заказа`, `на следующий день`, `2 дня`, `3–5 дней`: independent of the current date, because the page is cached. */
export function daysInWords({ days: { from, to } }: Pick<DeliveryOffer, 'days'>, t: DeliveryTexts): string {
  if (to === 0) return t('today')
  // Stocked pieces the same day, others once they have arrived at the shop.
  if (from === 0) return to === 1 ? t('todayOrTomorrow') : t('todayOrIn', { days: t('days', { count: to }) })
  if (to === 1) return t('tomorrow')
  return from === to ? t('days', { count: to }) : t('range', { from, days: t('days', { count: to }) })
}

/** Price for an empty bag, and the free delivery threshold. */
export function priceInWords(
  offer: DeliveryOffer,
  currency: CityOffers['currency'],
  locale: Locale,
  t: DeliveryTexts,
): { price: string; free: string | null } {
  const { price, price_from, free_from } = offer
  const least = money(price_from, currency, locale)
  return {
    price: price === 0 ? t('free') : price === null ? t('from', { price: least }) : least,
    free: free_from === null || price === 0 ? null : t('freeFrom', { price: money(free_from, currency, locale) }),
  }
}
