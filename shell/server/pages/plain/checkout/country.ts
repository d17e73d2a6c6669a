import { countries, Country, setCountry } from '@shop/contracts/places/location'
import { currencyOf, type Locale, type ShopContext } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import type { ShopperCalls } from '../../../backend/shopper-calls.ts'

export const countryName = (country: string, locale: Locale) => new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country

/** Countries that this storefront sends to; none when the call fails. */
export async function countriesOf(calls: ShopperCalls): Promise<Country[]> {
  const { answer } = await calls.get(countries.path)
  const listed = v.safeParse(v.object({ countries: v.array(Country) }), answer)
  return listed.success ? listed.output.countries.filter(({ isAnotherDomain }) => !isAnotherDomain) : []
}

/** Keeps the chosen country for the shopper: prices, duties and the address depend on it. Null when it is the present one. */
export async function changeCountry(calls: ShopperCalls, country: string, context: ShopContext): Promise<ShopContext | null> {
  const isChanged = context.country !== 'RU' && country !== '' && country !== context.country
  if (!isChanged) return null
  const { status } = await calls.post(setCountry.path, { countryCode: country })
  return status >= 400 ? null : { ...context, country, currency: currencyOf(country) }
}
