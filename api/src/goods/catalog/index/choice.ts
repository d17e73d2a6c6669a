import type { Sort } from '@shop/contracts/catalog/listing'
import type { CardVariants } from '../cards/cards.ts'
import type { Columns } from './columns.ts'
import type { Offers } from './names.ts'

/** The pieces of a listing before filters. */
export type PieceScope =
  /** All pieces, without certificates or with them. */
  | { kind: 'all' | 'everything' }
  | { kind: 'category' | 'selection' | 'designer'; id: number }
  | { kind: 'tag' | 'mood'; name: string }
  /**
   * Found by a search: the better a piece matches, the higher its score; 0 is not found. `name` is the query. `order`: of what matches
   * alike; by popularity without it. `variants`: what they cost is shown, and is what pieces are ordered and filtered by.
   */
  | {
      kind: 'found'
      name: string
      hasCertificates: boolean
      order?: Sort
      variants: CardVariants | null
      scores: (columns: Columns) => Uint8Array
    }
  | { kind: 'nothing' }
  | { kind: 'saved'; name: string; test: (columns: Columns, place: number, currency: string) => boolean }

/** The shopper's filters. An empty list does not filter. */
export interface Choice {
  metals: readonly string[]
  stones: readonly string[]
  /** Metals and stones of the chosen colors. */
  madeIn: readonly string[]
  designers: readonly number[]
  /** As Russian sizes. */
  sizes: readonly string[]
  /** Gift tags: OR inside each list, AND between lists. */
  recipients: readonly string[]
  occasions: readonly string[]
  /** Where shops have the piece, in a chosen size if there is one. */
  cities: readonly number[]
  priceFrom: number | null
  priceTo: number | null
  inStock: boolean
  isNew: boolean
  isSale: boolean
  currency: string
  sort: Sort
}

/** No filters, sorted by popularity. */
export const anyOf = (currency: string): Choice => ({
  metals: [],
  stones: [],
  madeIn: [],
  designers: [],
  sizes: [],
  recipients: [],
  occasions: [],
  cities: [],
  priceFrom: null,
  priceTo: null,
  inStock: false,
  isNew: false,
  isSale: false,
  currency,
  sort: 'popular',
})

/** The prices that cards of a scope show. */
export const offersOf = (columns: Columns, scope: PieceScope, currency: string): Offers =>
  columns.offersIn(currency, scope.kind === 'found' ? scope.variants : null)

/** Positions in a scope, one byte each. */
export function inScope(columns: Columns, scope: PieceScope, currency: string): (place: number) => boolean {
  const { archived, certificates, category, designer, mood, tags, names } = columns
  const test = testOf()
  // Certificates are listed in their category, and found by a word of theirs [catalog.certificates-apart].
  const isMixed = scope.kind === 'everything' || scope.kind === 'category' || (scope.kind === 'found' && scope.hasCertificates)
  return (place) => archived[place] === 0 && (isMixed || certificates[place] === 0) && test(place)

  function testOf(): (place: number) => boolean {
    switch (scope.kind) {
      case 'all':
      case 'everything':
        return () => true
      case 'category':
        return (place) => category[place] === scope.id
      case 'selection': {
        const members = columns.selections.get(scope.id)
        return (place) => members?.[place] === 1
      }
      case 'designer':
        return (place) => designer[place] === scope.id
      case 'tag': {
        const bit = bitOf(names.tag.of(scope.name))
        return (place) => ((tags[place] ?? 0) & bit) !== 0
      }
      case 'mood': {
        const number = names.mood.of(scope.name)
        return (place) => mood[place] === number
      }
      case 'nothing':
        return () => false
      case 'found': {
        const scores = scope.scores(columns)
        return (place) => scores[place] !== 0
      }
      case 'saved':
        return (place) => scope.test(columns, place, currency)
    }
  }
}

/** Bit of a tag or size by its number (from 1); none when no piece has it. */
export const bitOf = (number: number) => (number > 0 ? 1 << (number - 1) : 0)

/** Cache key: the same for equal queries. */
export const keyOf = (scope: PieceScope, choice: Choice): string => {
  const value = 'id' in scope ? scope.id : 'name' in scope ? scope.name : ''
  return JSON.stringify([scope.kind, value, choice])
}
