import { combine, createStore, sample } from 'effector'
import { showEditorsLooks, type EditorsLook } from '@shop/contracts/catalog/looks/editors-looks'
import { createRequestFx } from '@shop/http'
import { editorsAsk } from '../asks.ts'
import { addressOf, type LookUrl } from '../url.ts'
import { $url, changed, opened, undone } from './look.ts'

const editorsFx = createRequestFx(showEditorsLooks)

/** Looks by editors; none when they do not come: the composer does without. */
export const $editorsLooks = createStore<EditorsLook[]>([]).on(editorsFx.doneData, (_, { looks }) => looks)

const $isAsked = createStore(false).on(editorsFx.done, () => true)
sample({ clock: opened, source: $isAsked, filter: (isAsked) => !isAsked, fn: editorsAsk, target: editorsFx })

/** The composer's own address [look.by-editors]. */
export const editorsAddress = ({ pieces }: EditorsLook, skus = pieces.flatMap(({ sku }) => sku ?? [])): string =>
  addressOf({ entries: pieces.map(({ itemId, place }): LookUrl['entries'][number] => ({ id: itemId, place })), skus })

/** The look that is open, in whatever sizes: a size of the shopper's own must not take its name [look.by-editors]. */
export const $openLook = combine($editorsLooks, $url, (looks, { entries }): EditorsLook | null => {
  const here = addressOf({ entries, skus: [] })
  return looks.find((look) => editorsAddress(look, []) === here) ?? null
})

/** Whether the link that was opened is an empty look. The first piece leaves it so: what stands below the pointer must not move. */
export const $beginsEmpty = createStore({ address: '/look', isEmpty: true })
  .on(changed, (known, { to }) => ({ ...known, address: addressOf(to) }))
  .on(undone, (known, url) => ({ ...known, address: addressOf(url) }))
  .on(opened, (known, url) => {
    const address = addressOf(url)
    return address === known.address ? known : { address, isEmpty: url.entries.length === 0 }
  })
  .map(({ isEmpty }) => isEmpty)
