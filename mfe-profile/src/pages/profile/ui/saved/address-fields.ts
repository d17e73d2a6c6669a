import * as v from 'valibot'
import type { AddressFields } from '@shop/contracts/account/profile'
import type { ListedAddress } from '@shop/contracts/account/saved-addresses'
import { streetAddress } from '@shop/forms/fields/address'
import { addressFaults } from '@shop/forms/postal/address'
import { lengthWithin } from '@shop/forms/required'
import { resolverOf, validated } from '@shop/forms/resolver'

const DETAIL_MAX = 20
const PART_MAX = 120

const text = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    validated((value: string) => lengthWithin(value, { max })),
  )

export const values = v.pipe(
  v.object({
    country: v.string(),
    address: text(300),
    apartment: text(DETAIL_MAX),
    frontDoor: text(DETAIL_MAX),
    floor: text(DETAIL_MAX),
    houseCode: text(DETAIL_MAX),
    line2: text(PART_MAX),
    city: text(PART_MAX),
    region: text(PART_MAX),
    postalCode: text(DETAIL_MAX),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const input = dataset.value
    const street = input.country === 'RU' ? streetAddress(input.address) : null
    const faults = input.country === 'RU' ? { ...(street && { address: street }) } : addressFaults(input)
    for (const [key, message] of Object.entries(faults)) {
      addIssue({ message, path: [{ type: 'object', origin: 'value', input: { ...input }, key, value: input[key as keyof typeof input] }] })
    }
  }),
)

/** Fields of a Russian and of a foreign address; the country says which of them count. */
export type AddressValues = v.InferOutput<typeof values>
export const resolver = resolverOf(values)

export const DETAILS = ['apartment', 'frontDoor', 'floor', 'houseCode'] as const

/** A new address is one of the storefront's country. */
export function valuesOf(saved: ListedAddress | null, here: string): AddressValues {
  const { address = '', apartment = '', frontDoor = '', floor = '', houseCode = '', postal } = saved ?? {}
  const country = saved ? (postal?.country ?? 'RU') : here
  const { line2 = '', city = '', region = '', postalCode = '' } = postal ?? {}
  return { country, address, apartment, frontDoor, floor, houseCode, line2, city, region, postalCode }
}

export function toFields({ country, address, line2, city, region, postalCode, ...details }: AddressValues): AddressFields {
  if (country === 'RU') return { address, ...details }
  return { address, apartment: '', frontDoor: '', floor: '', houseCode: '', postal: { country, line2, city, region, postalCode } }
}
