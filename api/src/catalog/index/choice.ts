import type { Sort } from '@shop/contracts/catalog/listing'
import type { Columns } from './columns.ts'

/** Which pieces a listing is about, before its filters. */
export type ShelfScope =
  | { kind: 'all' }
  | { kind: 'category' | 'designer'; id: number }
  | { kind: 'tag' | 'mood'; name: string }
  /** Places that a search has found; `name` is what it has searched. */
  | { kind: 'found'; name: string; places: Uint8Array }
  | { kind: 'saved'; name: string; test: (columns: Columns, place: number, currency: string) => boolean }

/** What a shopper has chosen of it; an empty list asks for nothing. */
export interface Choice {
  metals: readonly string[]
  stones: readonly string[]
  /** Metals and stones of the chosen colours. */
  madeIn: readonly string[]
  designers: readonly number[]
  /** As a Russian shopper writes them. */
  sizes: readonly string[]
  /** Gift tags: OR inside each list, AND between the lists. */
  recipients: readonly string[]
  occasions: readonly string[]
  priceFrom: number | null
  priceTo: number | null
  inStock: boolean
  isNew: boolean
  isSale: boolean
  currency: string
  sort: Sort
}

/** Nothing chosen, the most liked first. */
export const anyOf = (currency: string): Choice => ({
  metals: [],
  stones: [],
  madeIn: [],
  designers: [],
  sizes: [],
  recipients: [],
  occasions: [],
  priceFrom: null,
  priceTo: null,
  inStock: false,
  isNew: false,
  isSale: false,
  currency,
  sort: 'popular',
})

/** Places that are in a scope, a byte for each. */
export function inScope(columns: Columns, scope: ShelfScope, currency: string): (place: number) => boolean {
  const { archived, category, designer, mood, tags, names } = columns
  const test = testOf()
  return (place) => archived[place] === 0 && test(place)

  function testOf(): (place: number) => boolean {
    switch (scope.kind) {
      case 'all':
        return () => true
      case 'category':
        return (place) => category[place] === scope.id
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
      case 'found':
        return (place) => scope.places[place] === 1
      case 'saved':
        return (place) => scope.test(columns, place, currency)
    }
  }
}

/** Bit of a tag or size by its number from 1; none where no piece has it. */
export const bitOf = (number: number) => (number > 0 ? 1 << (number - 1) : 0)

/** The same words for the same question: two shoppers who ask it are counted for once. */
export const keyOf = (scope: ShelfScope, choice: Choice): string => {
  const value = 'id' in scope ? scope.id : 'name' in scope ? scope.name : ''
  return JSON.stringify([scope.kind, value, choice])
}
