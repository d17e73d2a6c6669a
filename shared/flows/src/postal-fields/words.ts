import type { AddressPart } from '@shop/forms/postal/address'
import { formatOf } from '@shop/forms/postal/formats'
import type { Translate } from '@shop/i18n'
import type { postalTexts } from '../../texts/postal/ru.ts'

export type PostalWords = Translate<typeof postalTexts>

/** What a field of the address is called in a country: State, Emirate, ZIP code. */
export function partLabel(country: string, part: AddressPart, t: PostalWords): string {
  const { region = 'region', postalName = 'postal', cityName = 'city' } = formatOf(country)
  if (part === 'region') return t(`postal_${region}`)
  if (part === 'postalCode') return t(`postal_${postalName}`)
  return part === 'city' ? t(`postal_${cityName}`) : t(`postal_${part}`)
}
