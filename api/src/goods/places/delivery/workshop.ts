import { skuOfLine } from '@shop/contracts/cart/cart'
import { ENGRAVING_DAYS } from '@shop/contracts/cart/engraving'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import type { DeliveryOffer } from '@shop/contracts/places/delivery'

/** Ways that come on the day of the order. */
const TODAY: readonly DeliveryOffer['kind'][] = ['sameDay', 'express']

/** Engraved pieces leave the workshop some days later [engraving.days-added]. */
export const readyAt = (now: Date, isEngraved: boolean): Date => (isEngraved ? new Date(now.getTime() + ENGRAVING_DAYS * DAY_MS) : now)

/** Pieces that go to the workshop first do not come today. */
export const waysAfterWorkshop = (offers: DeliveryOffer[], isEngraved: boolean) =>
  isEngraved ? offers.filter(({ kind }) => !TODAY.includes(kind)) : offers

/** Ids of bag lines as a query names them: their SKUs, and whether one is engraved. */
export function linesAsked(ids: readonly string[]) {
  const skus = ids.map(skuOfLine)
  return { skus, isEngraved: skus.some((sku, index) => sku !== ids[index]) }
}
