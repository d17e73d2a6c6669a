import { showEditorsLooks } from '@shop/contracts/catalog/looks/editors-looks'
import { MAX_LOOK_PIECES, showLook } from '@shop/contracts/catalog/looks/look'
import { ask } from '@shop/contracts/core/ask'
import type { Address } from '@shop/routing'
import { entriesOf, type LookEntry } from './url.ts'

/** Pieces beyond the limit wait in the address. */
export const shownIds = (entries: readonly LookEntry[]) => [...new Set(entries.map(({ id }) => id))].slice(0, MAX_LOOK_PIECES)

export const lookAsk = (entries: readonly LookEntry[]) =>
  ask(showLook, {
    search: `?${shownIds(entries)
      .map((id) => `items[]=${id}`)
      .join('&')}`,
  })

export const editorsAsk = () => ask(showEditorsLooks, {})

export const asks = ({ search }: Address) => [lookAsk(entriesOf(search)), editorsAsk()]
