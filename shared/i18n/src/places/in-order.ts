import type { Locale } from '@shop/contracts/shop/storefront'

type AddressParts = readonly (string | null | undefined | false)[]

/**
 * A place in one line, in the order of its language: in Russian from the country down to the flat, in English from the house up to the
 * country. `street`: from the street to the flat; `place`: from the city up to the country [orders.address-order].
 */
export const placeInOrder = (street: AddressParts, place: AddressParts, locale: Locale): string =>
  (locale === 'ru' ? [...place.toReversed(), ...street] : [...street, ...place]).filter(Boolean).join(', ')
