import { createEvent, createStore, sample } from 'effector'
import { addSizes, changeSizes, listSizes, removeSizes, type SavedSizes, type SizeFields } from '@shop/contracts/account/saved-sizes'
import { createRequestFx } from '@shop/http'
import { createOwnList } from './own-list.ts'
import { createRemoval } from '../removal.ts'
import { saved } from './saved.ts'
import { holdRelease } from '../unsaved.ts'

const sizesFx = createRequestFx(listSizes)
const addSizesFx = createRequestFx(addSizes)
const changeSizesFx = createRequestFx(changeSizes)
const removeSizesFx = createRequestFx(removeSizes)
const restoreSizesFx = createRequestFx(addSizes)

export const sizesSubmitted = createEvent<{ id: number | null; fields: SizeFields }>()
export const sizesRemoved = createEvent<SavedSizes>()

export const sizes = createOwnList({
  section: 'personalData',
  readFx: sizesFx,
  saves: [addSizesFx, changeSizesFx],
  others: [removeSizesFx, restoreSizesFx],
})

const paramsOf = (id: number) => ({ params: { id: String(id) } })

sample({ clock: sizesSubmitted, filter: ({ id }) => id === null, fn: ({ fields }) => ({ body: fields }), target: addSizesFx })
sample({
  clock: sizesSubmitted,
  filter: ({ id }) => id !== null,
  fn: ({ id, fields }) => ({ ...paramsOf(id ?? 0), body: fields }),
  target: changeSizesFx,
})
sample({ clock: sizesRemoved, fn: ({ id }) => paramsOf(id), target: removeSizesFx })

const $asked = createStore<SavedSizes | null>(null, { serialize: 'ignore' }).on(sizesRemoved, (_, saved) => saved)
const wasRemoved = sample({ clock: removeSizesFx.doneData, source: $asked, filter: Boolean })
const sizesRemoval = createRemoval(wasRemoved, 'sizesRemoved')
sample({
  clock: sizesRemoval.restored,
  fn: ({ name, ring, bracelet, chain }) => ({
    body: { name, ring: ring?.value ?? null, bracelet: bracelet?.value ?? null, chain: chain?.value ?? null },
  }),
  target: restoreSizesFx,
})
holdRelease('sizesRemoval', sizesRemoval.$canUndo)
sample({ clock: [addSizesFx.done, changeSizesFx.done], fn: () => undefined, target: saved })
