import type { Clock } from '../../platform/clock/clock.ts'
import type { Database, Queryable } from '../../platform/db/database.ts'
import type { CurrentReads } from '../../platform/replica/current-reads.ts'
import { Cards } from './cards/cards.ts'
import { Directory } from './directory.ts'
import { Search, type SearchGuide } from './search/search.ts'
import { Library } from './search/words.ts'
import { CatalogIndex } from './index/catalog-index.ts'
import type { WarningLog } from './index/stored-index.ts'

/** Data behind listings and suggestions. */
export interface Catalogue {
  reads: Queryable
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
  /** For all but the log of changes. */
  reads: CurrentReads
  clock: Clock
  guide: SearchGuide
  /** Its own pieces are found by its name. */
  brand: string
  log: WarningLog
}

export function openCatalogue(database: Database, { reads, clock, guide, brand, log }: Shop): Catalogue {
  const catalogIndex = new CatalogIndex(database, reads, { log, brand })
  const [cards, directory] = [new Cards(reads, clock), new Directory(reads, clock)]
  const library = new Library(reads, catalogIndex, brand)
  return {
    reads,
    clock,
    catalogIndex,
    library,
    search: new Search({ catalogIndex, library, directory, guide, clock, brand }),
    cards,
    directory,
    forget: () => {
      reads.renew()
      cards.forget()
      directory.forget()
    },
  }
}
