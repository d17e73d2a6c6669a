import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'
import { AddressFields, SavedAddress } from './profile.ts'

export const MAX_ADDRESSES = 10

export const ListedAddress = v.object({
  ...SavedAddress.entries,
  /** Prefilled in the next order; exactly one is. */
  isMain: v.boolean(),
  /** The served city that the address names; null when it names none. */
  cityId: v.nullish(v.number()),
})
export type ListedAddress = v.InferOutput<typeof ListedAddress>

const address = 'Москва, Цветной бульвар, 15'
const list = {
  answer: v.object({ result: v.array(ListedAddress) }),
  example: {
    answer: { result: [{ id: 1, address, apartment: '12', frontDoor: '1', floor: '3', houseCode: '', isMain: true, cityId: 1 }] },
  },
}
const signedInOnly = 'UNAUTHORIZED (401) for a guest.'
const ownOnly = `NOT_FOUND for an address that is not the shopper's. ${signedInOnly}`

export const listAddresses = defineEndpoint('/profile/addresses', {
  name: 'listAddresses',
  method: 'GET',
  answer: v.object({
    ...list.answer.entries,
    /** E-mail of the latest order, for an account that has none. */
    orderEmail: v.optional(v.string()),
  }),
  example: list.example,
  about: `Saved addresses, the main one first, for the next order. ${signedInOnly}`,
})

export const addAddress = defineEndpoint('/profile/addresses', {
  name: 'addAddress',
  method: 'POST',
  body: v.object({
    ...AddressFields.entries,
    /** The first address always becomes the main one. */
    isMain: v.optional(v.boolean()),
  }),
  ...list,
  about: `Adds an address. NOT_SAVED after ${MAX_ADDRESSES}. ${signedInOnly}`,
  example: { body: { address, apartment: '12' }, ...list.example },
})

export const changeAddress = defineEndpoint('/profile/addresses/{id}', {
  name: 'changeAddress',
  method: 'POST',
  body: AddressFields,
  ...list,
  about: `Changes an address. ${ownOnly}`,
  example: { body: { address, floor: '3' }, ...list.example },
})

export const chooseMainAddress = defineEndpoint('/profile/addresses/{id}/main', {
  name: 'chooseMainAddress',
  method: 'POST',
  ...list,
  about: `Makes an address the main one. ${ownOnly}`,
})

export const removeAddress = defineEndpoint('/profile/addresses/{id}', {
  name: 'removeAddress',
  method: 'DELETE',
  ...list,
  about: `Removes an address; after the main one the oldest is the main one. ${ownOnly}`,
})
