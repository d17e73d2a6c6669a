import { createStore, sample } from 'effector'
import { showEditorsLooks, type EditorsLook } from '@shop/contracts/catalog/looks/editors-looks'
import { createRequestFx } from '@shop/http'
import { editorsAsk } from '../asks.ts'
import { addressOf, type LookUrl } from '../url.ts'
import { opened } from './look.ts'

const editorsFx = createRequestFx(showEditorsLooks)

/** Looks by editors; none when they do not come: the composer does without. */
export const $editorsLooks = createStore<EditorsLook[]>([]).on(editorsFx.doneData, (_, { looks }) => looks)

const $isAsked = createStore(false).on(editorsFx.done, () => true)
sample({ clock: opened, source: $isAsked, filter: (isAsked) => !isAsked, fn: editorsAsk, target: editorsFx })

/** The composer's own address [look.by-editors]. */
export const editorsAddress = ({ pieces }: EditorsLook): string =>
  addressOf({
    entries: pieces.map(({ itemId, place }): LookUrl['entries'][number] => ({ id: itemId, place })),
    skus: pieces.flatMap(({ sku }) => sku ?? []),
  })
