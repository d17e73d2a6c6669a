import type { DirectoryEntries } from '../directory.ts'
import { bitOf } from '../index/choice.ts'
import type { Columns } from '../index/columns.ts'

type Test = (columns: Columns, place: number, currency: string) => boolean

/** The shop's predefined searches. Prices in major units. */
const upTo =
  (RUB: number, AED: number, USD: number): Test =>
  (columns, place, currency) =>
    (columns.offersIn(currency).final[place] ?? Number.NaN) <= (currency === 'RUB' ? RUB : currency === 'AED' ? AED : USD) * 100
const tagged =
  (tag: string): Test =>
  ({ tags, names }, place) =>
    ((tags[place] ?? 0) & bitOf(names.tag.of(tag))) !== 0
const inCategory = ({ categories }: DirectoryEntries, slug: string): Test => {
  const id = categories.find((category) => category.slug === slug)?.id
  return ({ category }, place) => category[place] === id
}
const made =
  (...metals: string[]): Test =>
  ({ metal, names }, place) =>
    metals.some((name) => names.metal.of(name) === metal[place])
const withStone =
  (...stones: string[]): Test =>
  ({ stone, names }, place) =>
    stones.some((name) => names.stone.of(name) === stone[place])
const both =
  (one: Test, other: Test): Test =>
  (columns, place, currency) =>
    one(columns, place, currency) && other(columns, place, currency)

export const SAVED_SEARCHES = {
  'gifts-under-10000': () => upTo(10_000, 500, 150),
  'engagement-rings': (known) => both(inCategory(known, 'rings'), withStone('diamond')),
  'first-gold': () => both(made('yellow', 'rose', 'white'), upTo(30_000, 1_400, 400)),
  'silver-every-day': () => both(made('silver'), upTo(8_000, 400, 110)),
  pearls: () => withStone('pearl'),
  'for-him': () => tagged('men'),
  'white-gold-diamonds': () => both(made('white'), withStone('diamond')),
  'coloured-stones': () => withStone('emerald', 'sapphire', 'ruby', 'amethyst', 'topaz'),
  'new-earrings': (known) => both(inCategory(known, 'earrings'), tagged('new')),
  'no-size-to-guess': () => (columns, place) => columns.skus[place] === 1,
} as const satisfies Record<string, (known: DirectoryEntries) => Test>

export type SavedSearch = keyof typeof SAVED_SEARCHES

export const isSaved = (id: string): id is SavedSearch => Object.hasOwn(SAVED_SEARCHES, id)
