import type { ChipKind } from '@shop/contracts/catalog/understood'
import type { Locale } from '@shop/contracts/shop/storefront'
import type { KnownDesigner } from '../../directory.ts'
import { isSmall, stemOf, tokensOf, withBrand } from '../language/words.ts'
import type { StoredFind, StoredSearch } from './stored.ts'

/** A word that shoppers use for pieces of some kind. */
export interface Meaning {
  kind: ChipKind
  label: Record<Locale, string>
  /** Earlier ones fit better. */
  find: readonly StoredFind[]
  /** Stems of its words: a piece that is called so comes first. */
  stems: ReadonlySet<string>
  /** For words that are still being typed. */
  words: readonly string[]
}

export type Help = StoredSearch['help'][number]

/** The words of editors and the names of designers, by stems. */
export interface Lexicon {
  meanings: ReadonlyMap<string, Meaning>
  help: ReadonlyMap<string, readonly Help[]>
  fillers: ReadonlySet<string>
  /** All single words, for corrections. */
  words: ReadonlySet<string>
  /** Words in the longest phrase. */
  longest: number
}

export const keyOf = (stems: readonly string[]) => stems.join(' ')

export function lexiconOf(stored: StoredSearch, designers: Record<Locale, readonly KnownDesigner[]>, brand: string): Lexicon {
  const meanings = new Map<string, Meaning>()
  const help = new Map<string, Help[]>()
  const words = new Set(stored.fillers)
  let longest = 1
  /** The stemmer takes some nouns for verbs (опал → опа, but опалом → опал): a single word is a key as well. */
  const keysOf = (phrase: string) => {
    const own = tokensOf(phrase).filter((word) => !isSmall(word))
    longest = Math.max(longest, own.length)
    for (const word of own) words.add(word)
    return new Set([keyOf(own.map(stemOf)), ...(own.length === 1 ? own : [])])
  }
  for (const { kind, ru, en, find, words: phrases } of [...stored.meanings, ...designers.ru.map((one) => meaningOf(one, designers.en))]) {
    const keys = phrases.flatMap((phrase) => [...keysOf(withBrand(phrase, brand))])
    const stems = new Set(keys.filter((key) => !key.includes(' ')))
    const meaning = { kind, label: { ru, en }, find, stems, words: phrases.flatMap((phrase) => tokensOf(phrase)[0] ?? []) }
    for (const key of keys) if (key && !meanings.has(key)) meanings.set(key, meaning)
  }
  for (const page of stored.help)
    for (const key of page.words.flatMap((phrase) => [...keysOf(phrase)])) help.set(key, [...(help.get(key) ?? []), page])
  return { meanings, help, fillers: new Set(stored.fillers.map(stemOf)), words, longest }
}

function meaningOf({ slug, name }: KnownDesigner, english: readonly KnownDesigner[]): StoredSearch['meanings'][number] {
  const en = english.find((one) => one.slug === slug)?.name ?? name
  return { kind: 'designer', ru: name, en, words: [name, en], find: [{ designer: [slug] }] }
}
