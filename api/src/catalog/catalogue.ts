import type { Clock } from '../clock/clock.ts'
import type { Queryable } from '../db/database.ts'
import { Directory } from './directory.ts'
import { Vocabulary } from './search/vocabulary.ts'

/** What listings and suggestions are made from. */
export interface Catalogue {
  database: Queryable
  vocabulary: Vocabulary
  directory: Directory
}

export const openCatalogue = (database: Queryable, clock: Clock): Catalogue => ({
  database,
  vocabulary: new Vocabulary(database, clock),
  directory: new Directory(database, clock),
})
