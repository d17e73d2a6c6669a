import type { ErrorCode } from '@shop/contracts/core/error-codes'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { addressFaults, addressLine, cleanAddress, type AddressPart, type PostalAddress } from '@shop/forms/postal/address'
import type { Queryable } from '../../../platform/db/database.ts'
import { countryName, findCity, shopperCity } from '../../../goods/places/cities/cities.ts'
import type { OrderRequest } from './asked.ts'
import { addressOf, type FieldErrors } from './draft.ts'

/** Names of the draft, as refusals name them. */
const FIELDS: Record<AddressPart, string> = {
  address: 'address',
  line2: 'address_line2',
  city: 'city',
  region: 'region',
  postalCode: 'postal_code',
}

type AddressRequest = Pick<OrderRequest, 'draft' | 'shop' | 'cityCookie'>

/** The address of a draft for abroad. An absent city is the shopper's own, an absent region that of the city; an empty one is missing. */
export async function postalOf(connection: Queryable, { draft, shop, cityCookie }: AddressRequest): Promise<PostalAddress> {
  const { city, city_id: cityId, region } = draft
  const own = city === undefined || city === null || region === undefined || region === null ? await cityRow() : null
  return cleanAddress({
    country: shop.country,
    address: addressOf(draft),
    line2: draft.address_line2 ?? '',
    city: city ?? own?.name_en ?? '',
    region: region ?? own?.region_en ?? '',
    postalCode: draft.postal_code ?? '',
  })

  async function cityRow() {
    const named = { cityId, city: city ?? undefined }
    return cityId || city ? findCity(connection, shop.country, named) : shopperCity(connection, shop, cityCookie)
  }
}

/** Missing and invalid fields by the address format of the country. */
export const postalErrors = (address: PostalAddress): FieldErrors =>
  Object.fromEntries(Object.entries(addressFaults(address)).map(([part, code]): [string, ErrorCode] => [FIELDS[part as AddressPart], code]))

/** The address as one line, with the country's name. */
export const postalLine = (address: PostalAddress, { locale }: Pick<ShopContext, 'locale'>) =>
  addressLine(address, countryName(address.country, locale))
