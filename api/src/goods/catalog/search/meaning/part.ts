import type { Amount } from './amounts.ts'
import type { Meaning } from './lexicon.ts'

/** A part of a query that narrows what is found. */
export type Part =
  | Amount
  | ({ at: number; text: string; either?: number } & (
      | { kind: 'meaning'; meaning: Meaning; stems: readonly string[] }
      /** What the pieces must not be. */
      | { kind: 'not'; meaning: Meaning }
      /** Any of the stems or meanings: an unfinished word has many. `least`: weight of the field that it has to stand in. `isLetter`: of a pendant. */
      | { kind: 'word'; stems: readonly string[]; meanings: readonly Meaning[]; least?: number; isLetter?: true }
      | { kind: 'code'; code: string }
    ))
