import type { Clock } from '../../platform/clock/clock.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Cards } from './cards/cards.ts'
import { Directory } from './directory.ts'
import { Search, type SearchGuide } from './search/search.ts'
import { Library } from './search/words.ts'
import { CatalogIndex } from './index/catalog-index.ts'

/** Data behind listings and suggestions. */
export interface Catalogue {
  database: Queryable
  clock: Clock
  catalogIndex: CatalogIndex
  library: Library
  search: Search
  cards: Cards
  directory: Directory
  /** Names, pictures and links are read anew. */
  forget: () => void
}

/** What listings and searches need in memory: seconds of reading in a large shop. */
export const warmedBy = ({ library }: Catalogue) => ({
  isReady: () => library.isReady,
  read: async () => {
    if (!library.isReady) await library.look()
  },
})

interface Shop {
  clock: Clock
  guide: SearchGuide
  /** Its own pieces are found by its name. */
  brand: string
}

export function openCatalogue(database: Queryable, { clock, guide, brand }: Shop): Catalogue {
  const catalogIndex = new CatalogIndex(database)
  const [cards, directory] = [new Cards(database, clock), new Directory(database, clock)]
  const library = new Library(database, catalogIndex, brand)
  return {
    database,
    clock,
    catalogIndex,
    library,
    search: new Search({ catalogIndex, library, directory, cards, guide, clock, brand }),
    cards,
    directory,
    forget: () => {
      cards.forget()
      directory.forget()
    },
  }
}
