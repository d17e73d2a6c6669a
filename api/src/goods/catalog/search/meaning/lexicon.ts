import type { ChipKind } from '@shop/contracts/catalog/understood'
import type { Locale } from '@shop/contracts/shop/storefront'
import type { DirectoryEntries, KnownDesigner } from '../../directory.ts'
import { isSmall, stemOf, tokensOf, withBrand } from '../language/words.ts'
import { jointsIn } from '../language/joints.ts'
import type { StoredFind, StoredSearch } from './stored.ts'

/** A word that shoppers use for pieces of some kind. */
export interface Meaning {
  kind: ChipKind
  label: Record<Locale, string>
  /** Earlier ones fit better. */
  find: readonly StoredFind[]
  /** Told while no piece is called so. */
  none?: Record<Locale, string> | undefined
  /** What is like it, while no piece is called so. */
  near?: readonly StoredFind[] | undefined
  /** Stems of its words: a piece that is called so comes first. */
  stems: ReadonlySet<string>
  /** Its single words, and the first words of its phrases: for words that are still being typed. */
  words: readonly string[]
  phrases: readonly string[]
}

/** What the shop itself calls things. */
export type ShopNames = Pick<DirectoryEntries, 'designers' | 'selections' | 'categories'>

export type Help = StoredSearch['help'][number]

/** The words of editors and the names of designers, by stems. */
export interface Lexicon {
  meanings: ReadonlyMap<string, Meaning>
  help: ReadonlyMap<string, readonly Help[]>
  fillers: ReadonlySet<string>
  /** All single words, for corrections. */
  words: ReadonlySet<string>
  /** Stems that order or narrow by stock: no word far from them is corrected to them. */
  wishes: ReadonlySet<string>
  /** Phrases that have "and" or "or" within: "his and hers". */
  joined: ReadonlySet<string>
  /** Words in the longest phrase. */
  longest: number
}

export const keyOf = (stems: readonly string[]) => stems.join(' ')

export function lexiconOf(stored: StoredSearch, named: Record<Locale, ShopNames>, brand: string): Lexicon {
  const meanings = new Map<string, Meaning>()
  const help = new Map<string, Help[]>()
  const words = new Set(stored.fillers)
  const joined = new Set<string>()
  let longest = 1
  /** The stemmer takes some nouns for verbs (опал → опа, but опалом → опал): a single word is a key as well. */
  const keysOf = (phrase: string) => {
    const own = tokensOf(phrase).filter((word) => !isSmall(word))
    longest = Math.max(longest, own.length)
    for (const word of own) words.add(word)
    const key = keyOf(own.map(stemOf))
    if (jointsIn(phrase).length > 0) joined.add(key)
    return new Set([key, ...(own.length === 1 ? own : [])])
  }
  const add = ({ kind, ru, en, find, none, near, words: phrases }: StoredSearch['meanings'][number]) => {
    const keys = phrases.flatMap((phrase) => [...keysOf(withBrand(phrase, brand))])
    const stems = new Set(keys.filter((key) => !key.includes(' ')))
    const firstOf = (isPhrase: boolean) =>
      phrases.map(tokensOf).flatMap(([first, ...others]) => (first && others.length > 0 === isPhrase ? [first] : []))
    const meaning = { kind, label: { ru, en }, find, none, near, stems, words: firstOf(false), phrases: firstOf(true) }
    for (const key of keys) if (key && !meanings.has(key)) meanings.set(key, meaning)
  }
  for (const meaning of stored.meanings) add(meaning)
  for (const designer of named.ru.designers) add(meaningOf(designer, named.en.designers))
  // What editors mean by the name of a section is that section first [search.section-first].
  for (const section of sectionsOf(named)) {
    const keys = section.words.flatMap((name) => [...keysOf(name)])
    const known = new Set(keys.flatMap((key) => meanings.get(key) ?? []))
    const [first] = known
    if (section.find[0]?.section) for (const meaning of known) meaning.find = [...section.find, ...meaning.find]
    if (!first) add(section)
    else for (const key of keys) if (!meanings.has(key)) meanings.set(key, first)
  }
  for (const page of stored.help)
    for (const key of page.words.flatMap((phrase) => [...keysOf(phrase)])) help.set(key, [...(help.get(key) ?? []), page])
  const wishes = new Set(
    [...meanings.values()]
      .filter(({ find }) => find.some(({ sort, stock }) => (sort ?? stock) !== undefined))
      .flatMap(({ stems }) => [...stems]),
  )
  return { meanings, joined, wishes, help, fillers: new Set(stored.fillers.map(stemOf)), words, longest }
}

/** Parts of a category by their names, and the categories themselves. */
function sectionsOf({ ru, en }: Record<Locale, ShopNames>): StoredSearch['meanings'] {
  const isCategory = (slug: string | undefined) => ru.categories.some((category) => category.slug === slug)
  const both = <T extends { id: number; name: string }>(list: readonly T[], others: readonly T[], find: (one: T) => StoredFind) =>
    list.map((one) => {
      const name = others.find(({ id }) => id === one.id)?.name ?? one.name
      return { kind: 'kind' as const, ru: one.name, en: name, words: [one.name, name], find: [find(one)] }
    })
  const parts = ru.selections.filter(({ path }) => path.includes('/') && isCategory(path.split('/')[0]))
  return [
    ...both(parts, en.selections, ({ path }) => ({ section: [path] })),
    ...both(ru.categories, en.categories, ({ slug }) => ({ category: [slug] })),
  ]
}

function meaningOf({ slug, name }: KnownDesigner, english: readonly KnownDesigner[]): StoredSearch['meanings'][number] {
  const en = english.find((one) => one.slug === slug)?.name ?? name
  return { kind: 'designer', ru: name, en, words: [name, en], find: [{ designer: [slug] }] }
}
