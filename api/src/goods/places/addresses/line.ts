import type { Locale } from '@shop/contracts/shop/storefront'
import type { CityRow } from '../cities/cities.ts'

/** An address as one line, in its language's order. */
export function lineOf(city: CityRow, street: string, house: string | null, locale: Locale): string {
  const own = house && locale === 'en' ? `${house} ${street}` : house ? `${street}, ${house}` : street
  return locale === 'ru' ? `${city.name_ru}, ${own}` : `${own}, ${city.name_en}`
}
