import { createEvent, createStore, sample } from 'effector'
import { profileAddress, saveAddress, type SavedAddress } from '@shop/contracts/profile'
import { createRequestFx, type RequestError } from '@shop/http'
import { forgotten, isUnauthorized, refused, sectionWanted } from './visit.ts'

export type AddressFields = Omit<SavedAddress, 'id'>

const addressFx = createRequestFx(profileAddress)
export const saveAddressFx = createRequestFx(saveAddress)
export const addressSubmitted = createEvent<AddressFields>()

/** Null until it was read; `none` of a shopper who has saved no address. */
export const $savedAddress = createStore<SavedAddress | 'none' | null>(null, { serialize: 'ignore' })
  .on(addressFx.doneData, (_, address) => address ?? 'none')
  .on(saveAddressFx.doneData, (_, address) => address)
  .reset(forgotten)

export const $addressNotSaved = createStore<RequestError | null>(null, { serialize: 'ignore' })
  .on(saveAddressFx.failData, (known, error) => (isUnauthorized(error) ? known : error))
  .reset(saveAddressFx, forgotten)

sample({ clock: sectionWanted, filter: (section) => section === 'personalData', fn: () => ({}), target: addressFx })
sample({ clock: addressSubmitted, fn: (body) => ({ body }), target: saveAddressFx })
sample({ clock: [addressFx.failData, saveAddressFx.failData], filter: isUnauthorized, fn: () => undefined, target: refused })
