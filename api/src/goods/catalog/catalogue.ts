import type { Clock } from '../../platform/clock/clock.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Cards } from './cards/cards.ts'
import { Directory } from './directory.ts'
import { Library } from './search/words.ts'
import { CatalogIndex } from './index/catalog-index.ts'

/** Data behind listings and suggestions. */
export interface Catalogue {
  database: Queryable
  catalogIndex: CatalogIndex
  library: Library
  cards: Cards
  directory: Directory
  /** Names, pictures and links are read anew. */
  forget: () => void
}

/** What listings and searches need in memory: seconds of reading in a large shop. */
export const warmedBy = ({ library }: Catalogue) => ({
  isReady: () => library.isReady,
  read: async () => {
    if (!library.isReady) await Promise.all([library.of('ru'), library.of('en')])
  },
})

export function openCatalogue(database: Queryable, clock: Clock): Catalogue {
  const catalogIndex = new CatalogIndex(database)
  const [cards, directory] = [new Cards(database, clock), new Directory(database, clock)]
  return {
    database,
    catalogIndex,
    library: new Library(database, catalogIndex),
    cards,
    directory,
    forget: () => {
      cards.forget()
      directory.forget()
    },
  }
}
