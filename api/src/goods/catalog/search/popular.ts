import { popularSearches, SUGGESTED } from '@shop/contracts/search/suggest'
import { type Api, implement } from '../../../platform/http/implement.ts'
import { TEXTS } from '../../../platform/texts/texts.ts'
import type { Catalogue } from '../catalogue.ts'
import { anyOf } from '../index/choice.ts'
import { SAVED_SEARCHES, type SavedSearch } from './saved.ts'

/** Ranked by its most popular pieces, so that a long result list does not win by its length. */
const PIECES = 8

/** GET /search/popular. */
export function servePopularSearches(api: Api, { catalogIndex, directory }: Catalogue) {
  implement(api, popularSearches, async ({ visitor: { shop } }) => {
    const known = await directory.of(shop.locale)
    const columns = await catalogIndex.look()
    const rank = async (id: SavedSearch) => {
      const scope = { kind: 'saved', name: id, test: SAVED_SEARCHES[id](known) } as const
      const { ids } = await catalogIndex.page(scope, anyOf(shop.currency), { limit: PIECES, offset: 0 })
      const popularity = (piece: number) => columns.popularity[columns.placeOf(piece) ?? -1] ?? 0
      return { id, pieces: ids.length, chosen: ids.reduce((sum, piece) => sum + popularity(piece), 0) }
    }
    const ranked = await Promise.all((Object.keys(SAVED_SEARCHES) as SavedSearch[]).map(rank))
    return {
      result: ranked
        .filter(({ pieces }) => pieces > 0)
        .toSorted((one, other) => other.chosen - one.chosen)
        .slice(0, SUGGESTED.popular)
        .map(({ id }) => ({ name: TEXTS[shop.locale].saved[id], url: `/search/${id}` })),
    }
  })
}
