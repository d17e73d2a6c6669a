import { createEvent, createStore, sample } from 'effector'
import { changeSearch, removeSearch, savedSearches, saveSearch, type SavedSearch } from '@shop/contracts/account/saved-searches'
import { createRequestFx } from '@shop/http'
import { createOwnList } from './own-list.ts'
import { createRemoval } from '../removal.ts'
import { saved } from './saved.ts'
import { holdRelease } from '../unsaved.ts'
import { forgotten } from '../visit.ts'

const searchesFx = createRequestFx(savedSearches)
const renameSearchFx = createRequestFx(changeSearch)
// Parallel: two switches are independent changes.
const tellFx = createRequestFx(changeSearch, { parallel: true })
const removeSearchFx = createRequestFx(removeSearch)
const restoreSearchFx = createRequestFx(saveSearch)

export const searchRenamed = createEvent<{ id: number; name: string }>()
export const tellingChosen = createEvent<{ id: number; tells: boolean }>()
export const searchRemoved = createEvent<SavedSearch>()

export const searches = createOwnList({
  section: 'subscriptionsData',
  readFx: searchesFx,
  saves: [renameSearchFx],
  others: [tellFx, removeSearchFx, restoreSearchFx],
})

const paramsOf = (id: number) => ({ params: { id: String(id) } })

sample({ clock: searchRenamed, fn: ({ id, name }) => ({ ...paramsOf(id), body: { name } }), target: renameSearchFx })
sample({ clock: tellingChosen, fn: ({ id, tells }) => ({ ...paramsOf(id), body: { tells } }), target: tellFx })
sample({ clock: searchRemoved, fn: ({ id }) => paramsOf(id), target: removeSearchFx })

const $asked = createStore<SavedSearch | null>(null, { serialize: 'ignore' }).on(searchRemoved, (_, search) => search)
const wasRemoved = sample({ clock: removeSearchFx.doneData, source: $asked, filter: Boolean })
const searchRemoval = createRemoval(wasRemoved, 'searchRemoved')
sample({ clock: searchRemoval.restored, fn: ({ url, name }) => ({ body: { url, name } }), target: restoreSearchFx })

/** Pending switches by id, applied optimistically. */
export const $telling = createStore<Readonly<Record<number, boolean>>>({}, { serialize: 'ignore' })
  .on(tellingChosen, (known, { id, tells }) => ({ ...known, [id]: tells }))
  .on(tellFx.finally, (known, { params }) => Object.fromEntries(Object.entries(known).filter(([id]) => id !== params.params?.id)))
  .reset(forgotten)
holdRelease('searchRemoval', searchRemoval.$canUndo)
sample({ clock: renameSearchFx.done, fn: () => undefined, target: saved })
