import * as v from 'valibot'
import type { SearchGuide } from '../catalog/search/search.ts'
import { StoredSearch } from '../catalog/search/meaning/stored.ts'
import { readContentFile } from './files/files.ts'
import { withFigures } from './landings/figures.ts'
import type { Published } from './published.ts'

/** Words for searches as published; those of the release where nothing was published yet. */
export function searchGuide(published: Published): SearchGuide {
  const read = new WeakMap<object, StoredSearch>()
  let shipped: StoredSearch | null = null
  return {
    say: withFigures,
    words: async (request) => {
      const body = await published.document<object>('search', request)
      if (body === null) return (shipped ??= v.parse(StoredSearch, readContentFile('search.yaml').body))
      const known = read.get(body) ?? v.parse(StoredSearch, body)
      read.set(body, known)
      return known
    },
  }
}
