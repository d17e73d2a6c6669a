import type { CityOffers, DeliveryOffer } from '@shop/contracts/places/delivery'
import type { Locale } from '@shop/contracts/shop/storefront'
import { money } from '@shop/i18n'
import type { DeliveryTexts } from './promise.ts'

/** Conditions of an offer in one line. */
export function storyOf(offer: DeliveryOffer, delivery: CityOffers, locale: Locale, t: DeliveryTexts): string {
  const marks = [offer.fitting && t('fitting'), offer.contactless && t('contactless')].filter(Boolean).join(', ')
  const sentence = marks.charAt(0).toUpperCase() + marks.slice(1)
  return [aboutOf(offer, delivery, locale, t), sentence].filter(Boolean).join('. ')
}

function aboutOf(
  { kind, cut_off_hour, places, address, reason, free_from }: DeliveryOffer,
  { beltway, currency }: CityOffers,
  locale: Locale,
  t: DeliveryTexts,
): string {
  if (kind === 'express' || kind === 'sameDay') return t(`${kind}Text`, { hour: cut_off_hour ?? 0 })
  if (kind === 'pickpoint') return t('points', { count: places ?? 0 })
  if (kind === 'shop') return t('shops', { count: places ?? 0 })
  if (kind === 'ems') return t('emsText')
  if (kind !== 'courier') return address ?? ''
  if (!beltway) return t('courierText')
  const values = { price: money(beltway.kilometre, currency, locale), most: beltway.most }
  if (reason) return t('courierFar', values)
  return t(free_from === null ? 'courierOutside' : 'courierRing', values)
}
