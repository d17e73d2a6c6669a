import type { Locale, ShopContext } from '@shop/contracts/shop/storefront'
import { flatBeside } from '@shop/i18n/places/flats'
import { placeInOrder } from '@shop/i18n/places/in-order'
import { namesCity } from '../../../goods/places/addresses/named-city.ts'
import { type CityRow, countryName } from '../../../goods/places/cities/cities.ts'

/** What a place is in: city, and country outside Russia. */
export function placeName(
  city: CityRow | null,
  name: string | null | undefined,
  { locale, country }: Pick<ShopContext, 'locale' | 'country'>,
) {
  return placeInOrder([], [city?.[`name_${locale}`] ?? name, country !== 'RU' && countryName(country, locale)], locale)
}

/** The same for a typed address: what the address itself does not name. */
export function missingPlaceName(
  address: string,
  city: CityRow | null,
  name: string | null | undefined,
  shop: Pick<ShopContext, 'locale' | 'country'>,
): string {
  const isNamed = city && namesCity(address, city)
  return placeName(isNamed ? null : city, isNamed ? null : name, shop)
}

/** Home address in one line, always with the city: an order is read far from where it was made. */
export function homeLine(address: string, apartment: string | null, place: string, locale: Locale) {
  const flat = apartment && flatBeside(address, apartment, locale)
  return placeInOrder([address, flat], [place], locale)
}
