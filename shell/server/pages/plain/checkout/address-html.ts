import type { Locale, ShopContext } from '@shop/contracts/shop/storefront'
import { postalTexts as postalEn } from '@shop/flows/texts/postal/en'
import { postalTexts as postalRu } from '@shop/flows/texts/postal/ru'
import { ADDRESS_TOKENS, type AddressPart, isRequired, partKind, partsOf } from '@shop/forms/postal/address'
import { regionsOf } from '@shop/forms/postal/regions'
import { type Choice, field, select } from '../form-html.ts'
import { PLAIN_TEXTS } from '../texts.ts'
import { countryName } from './country.ts'
import type { FieldFaults, Values } from './values.ts'

const NAMES = { address: 'address', line2: 'address_line2', city: 'city', region: 'region', postalCode: 'postal_code' } as const

/**
 * The place and the fields of the address: city, street and apartment in Russia, elsewhere the country and its fields
 * [checkout.address-by-country].
 */
export function addressHtml(values: Values, { country, locale }: ShopContext, countries: readonly Choice[], faults: FieldFaults): string {
  const texts = PLAIN_TEXTS[locale]
  const { city, address, apartment } = texts
  if (country !== 'RU')
    return [
      select(texts.country, 'country', withPresent(countries, country, locale), country, {
        autocomplete: 'country',
        fault: faults['country'],
      }),
      ...partsOf(country).map((part) => partHtml(part, values, country, locale, faults)),
    ].join('')
  return [
    field(city, 'city', values.city, { autocomplete: 'address-level2', maxlength: '100', fault: faults['city'] }),
    field(address, 'address', values.address, { autocomplete: 'street-address', maxlength: '300', fault: faults['address'] }),
    field(apartment, 'apartment', values.apartment, { maxlength: '20', fault: faults['apartment'] }),
  ].join('')
}

/** The present country is named even where the list could not be read. */
const withPresent = (countries: readonly Choice[], country: string, locale: Locale): readonly Choice[] =>
  countries.some(({ value }) => value === country) ? countries : [{ value: country, name: countryName(country, locale) }, ...countries]

function partHtml(part: AddressPart, values: Values, country: string, locale: Locale, faults: FieldFaults): string {
  const { optional, choose } = PLAIN_TEXTS[locale]
  const named = (locale === 'ru' ? postalRu : postalEn)[`postal_${partKind(country, part)}`]
  const label = isRequired(country, part) ? named : `${named} ${optional}`
  const name = NAMES[part]
  const regions = part === 'region' ? regionsOf(country) : []
  const more = { autocomplete: ADDRESS_TOKENS[part], fault: faults[name] }
  return regions.length > 0 ? select(label, name, regions, values[name], { none: choose, ...more }) : field(label, name, values[name], more)
}
