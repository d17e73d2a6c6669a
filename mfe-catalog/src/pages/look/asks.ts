import { MAX_LOOK_PIECES, showLook } from '@shop/contracts/catalog/look'
import { ask } from '@shop/contracts/core/ask'
import type { Address } from '@shop/routing'
import { url, type LookUrl } from './url.ts'

/** Ids of the pieces that are shown: those beyond the limit wait in the address. */
export const shownIds = ({ entries }: Pick<LookUrl, 'entries'>) => entries.slice(0, MAX_LOOK_PIECES).map(({ id }) => id)

export const lookAsk = (look: Pick<LookUrl, 'entries'>) => ask(showLook, { search: searchOf(shownIds(look)) })

export const asks = (address: Address) => [lookAsk(url(address))]

const searchOf = (ids: readonly number[]) =>
  ids.length > 0 ? `?${new URLSearchParams(ids.map((id) => ['items[]', String(id)])).toString()}` : ''
