import { createEvent, createStore, sample } from 'effector'
import {
  addAddress,
  changeAddress,
  chooseMainAddress,
  listAddresses,
  removeAddress,
  type ListedAddress,
} from '@shop/contracts/account/saved-addresses'
import type { AddressFields } from '@shop/contracts/account/profile'
import { createRequestFx } from '@shop/http'
import { createOwnList } from './own-list.ts'
import { createRemoval } from '../removal.ts'
import { saved } from './saved.ts'
import { holdRelease } from '../unsaved.ts'

const addressesFx = createRequestFx(listAddresses)
const addAddressFx = createRequestFx(addAddress)
const changeAddressFx = createRequestFx(changeAddress)
const removeAddressFx = createRequestFx(removeAddress)
const restoreAddressFx = createRequestFx(addAddress)
const mainAddressFx = createRequestFx(chooseMainAddress)

export const addressSubmitted = createEvent<{ id: number | null; fields: AddressFields }>()
export const addressRemoved = createEvent<ListedAddress>()
export const mainAddressChosen = createEvent<number>()

export const addresses = createOwnList({
  section: 'personalData',
  readFx: addressesFx,
  saves: [addAddressFx, changeAddressFx],
  others: [removeAddressFx, restoreAddressFx, mainAddressFx],
})

const paramsOf = (id: number) => ({ params: { id: String(id) } })

sample({ clock: addressSubmitted, filter: ({ id }) => id === null, fn: ({ fields }) => ({ body: fields }), target: addAddressFx })
sample({
  clock: addressSubmitted,
  filter: ({ id }) => id !== null,
  fn: ({ id, fields }) => ({ ...paramsOf(id ?? 0), body: fields }),
  target: changeAddressFx,
})
sample({ clock: addressRemoved, fn: ({ id }) => paramsOf(id), target: removeAddressFx })
sample({ clock: mainAddressChosen, fn: paramsOf, target: mainAddressFx })

const $asked = createStore<ListedAddress | null>(null, { serialize: 'ignore' }).on(addressRemoved, (_, address) => address)
const wasRemoved = sample({ clock: removeAddressFx.doneData, source: $asked, filter: Boolean })
const addressRemoval = createRemoval(wasRemoved, 'addressRemoved')
sample({ clock: addressRemoval.restored, fn: ({ id: _, ...fields }) => ({ body: fields }), target: restoreAddressFx })
holdRelease('addressRemoval', addressRemoval.$canUndo)
sample({ clock: [addAddressFx.done, changeAddressFx.done, mainAddressFx.done], fn: () => undefined, target: saved })
