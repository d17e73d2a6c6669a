import { type AddressPart, partKind } from '@shop/forms/postal/address'
import type { Translate } from '@shop/i18n'
import type { postalTexts } from '../../texts/postal/ru.ts'

export type PostalTexts = Translate<typeof postalTexts>

/** What a field of the address is called in a country: State, Emirate, ZIP code. */
export const partLabel = (country: string, part: AddressPart, t: PostalTexts): string => t(`postal_${partKind(country, part)}`)
