import type { Sort } from '@shop/contracts/catalog/listing'
import type { ChipKind, Understood } from '@shop/contracts/catalog/understood'
import type { Locale, ShopContext } from '@shop/contracts/shop/storefront'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../../../platform/clock/clock.ts'
import { citiesToday } from '../cities-now.ts'
import type { Directory, DirectoryEntries } from '../directory.ts'
import type { CatalogIndex } from '../index/catalog-index.ts'
import type { PieceScope } from '../index/choice.ts'
import { variantQuery } from '../variants/variant.ts'
import { queryOf } from './either.ts'
import { foundBy, orderIn, stockIn } from './found.ts'
import { inSizesBeside, inThisShop } from './in-this-shop.ts'
import { labelOf, NOTES } from './labels.ts'
import { type Help, lexiconOf, type ShopNames } from './meaning/lexicon.ts'
import type { StoredSearch } from './meaning/stored.ts'
import { type Count, nearOf, otherLetters } from './near.ts'
import type { Part } from './meaning/part.ts'
import { Reader } from './understand.ts'
import type { WordIndex } from './word-index.ts'
import type { Library } from './words.ts'

export type Asking = Pick<FastifyRequest, 'cookies'>

/** What editors say about searches. */
export interface SearchGuide {
  words: (request: Asking) => Promise<StoredSearch>
  /** A text with its figures; null when this storefront lacks one. */
  say: (text: string, shop: ShopContext) => string | null
}

interface Sources {
  catalogIndex: CatalogIndex
  library: Library
  directory: Directory
  guide: SearchGuide
  clock: Clock
  /** Name of the shop: its own pieces are found by it. */
  brand: string
}

export interface SearchResult {
  pieces: PieceScope
  quantity: number
  /** Where nothing was found: what is like it. */
  near: PieceScope | null
  correction: string | null
  understood: Understood
  /** Parts of the query that the answer is made of. */
  parts: readonly Part[]
}

interface Query {
  text: string
  /** Words as typed: nothing is corrected or interpreted. */
  isExact?: boolean
  isTyping?: boolean
  /** Chosen by the shopper; "popular" leaves it to the words. */
  sort?: Sort
}

type Here = Parameters<typeof inThisShop>[1]

const NOTHING: SearchResult = {
  pieces: { kind: 'nothing' },
  quantity: 0,
  near: null,
  correction: null,
  understood: { chips: [], help: [], asTyped: 0, notes: [], variant: '', order: null },
  parts: [],
}

/** Finds pieces by a text. */
export class Search {
  readonly #sources: Sources
  #reader: { sources: readonly unknown[]; key: string; reader: Reader } | null = null

  constructor(sources: Sources) {
    this.#sources = sources
  }

  async find(
    { text, isExact = false, isTyping = false, sort = 'popular' }: Query,
    shop: ShopContext,
    request: Asking,
  ): Promise<SearchResult> {
    if (text === '') return NOTHING
    const { library, directory, guide } = this.#sources
    const [words, known, stored] = await Promise.all([library.look(), directory.of(shop.locale), guide.words(request)])
    const reader = await this.#readerOf(words, stored)
    const count = (parts: readonly Part[], isAll = false) => this.#count(words, parts, { shop, known, isAll })

    const here: Here = {
      shop,
      columns: words.columns,
      sizes: known.sizes,
      weightsOf: (parts) => this.#weightsOf(words, parts, { shop, known }),
    }
    if (isExact) {
      const { parts } = inThisShop(reader.asTyped(text).words, here)
      return { ...NOTHING, ...(await count(parts)), parts }
    }
    const reading = reader.read(text, isTyping)
    const { isAll } = reading
    const { parts, notes } = inThisShop(reading.parts, here)
    const help = this.#helpOf(reading.help, shop)
    const meant = await count(parts, isAll)
    const asTyped = reader.asTyped(text).words
    if (meant.quantity === 0 && help.length === 0) {
      // Names such as "Red thread" have words that mean something else; a correction that finds nothing is none.
      for (const [typed, correction] of [[reading.words, reading.correction] as const, [asTyped, null] as const]) {
        const other = inThisShop(reader.inNames(typed), here).parts
        const found = await count(other)
        if (found.quantity > 0)
          return {
            ...found,
            near: null,
            correction,
            understood: { chips: [], help, asTyped: found.quantity, notes: [], variant: '', order: null },
            parts: other,
          }
      }
    }
    const found = meant.quantity > 0 ? { ...meant, parts, notes: [] } : await this.#most(parts, { words, here, count })
    const isFound = found.quantity > 0 || help.length > 0
    const chips = await this.#chipsOf(found.parts, { shop, count, isFound: found.quantity > 0, sort })
    const typed = chips.length > 0 ? (await count(asTyped)).quantity : 0
    return {
      pieces: found.pieces,
      quantity: found.quantity,
      near: isFound || parts.length === 0 ? null : await nearOf(parts, count),
      correction: isFound ? reading.correction : null,
      understood: {
        chips,
        help,
        asTyped: typed,
        notes: [...notes, ...noneNotes(parts, words, shop.locale), ...this.#todayNote(found.parts, shop, known), ...found.notes],
        variant: variantOf(found.parts, shop.locale),
        order: orderIn(found.parts) ?? null,
      },
      parts: found.parts,
    }
  }

  /** Nothing matches all parts: the sizes beside the one that was asked for, or the query without words that nothing is called [search.one-word-less]. */
  async #most(parts: readonly Part[], { words, here, count }: { words: WordIndex; here: Here; count: Count }) {
    const beside = inSizesBeside(parts, here)
    if (beside) {
      const found = await count(beside.parts)
      if (found.quantity > 0) return { ...found, parts: beside.parts, notes: [beside.note] }
    }
    const lettered = await otherLetters(parts, { words, locale: here.shop.locale, count })
    if (lettered) return lettered
    const missed = parts.filter((part) => isUnknown(part, words))
    const rest = parts.filter((part) => !missed.includes(part))
    if (rest.length === 0) return { ...(await count(parts)), parts, notes: [] }
    const found = await count(rest)
    return { ...found, parts: rest, notes: found.quantity > 0 ? missedNotes(parts, missed, here.shop.locale) : [] }
  }

  #todayNote(parts: readonly Part[], shop: ShopContext, known: DirectoryEntries): string[] {
    if (stockIn(parts) !== 'today') return []
    const cities = citiesToday(known.cities, shop, this.#sources.clock.now())
    const { noStores, closed } = NOTES[shop.locale]
    return cities === null ? [noStores] : cities.length === 0 ? [closed] : []
  }

  async #count(
    words: WordIndex,
    parts: readonly Part[],
    { shop, known, isAll }: { shop: ShopContext; known: DirectoryEntries; isAll: boolean },
  ) {
    const pieces: PieceScope = isAll
      ? { kind: 'all' }
      : parts.length === 0
        ? { kind: 'nothing' }
        : this.#foundBy(words, parts, { shop, known })
    return { pieces, quantity: await this.#sources.catalogIndex.quantity(pieces, shop.currency) }
  }

  #foundBy(words: WordIndex, parts: readonly Part[], { shop, known }: { shop: ShopContext; known: DirectoryEntries }) {
    const ids = (list: readonly { slug: string; id: number }[]) => new Map(list.map(({ slug, id }) => [slug, id]))
    return foundBy(words, parts, {
      currency: shop.currency,
      today: stockIn(parts) === 'today' ? (citiesToday(known.cities, shop, this.#sources.clock.now()) ?? []) : [],
      categories: ids(known.categories),
      designers: ids(known.designers),
      sections: new Map(known.selections.map(({ path, id }) => [path, id])),
    })
  }

  /** Of what the known words find. */
  #weightsOf(words: WordIndex, parts: readonly Part[], shop: { shop: ShopContext; known: DirectoryEntries }): ReadonlySet<number> {
    const rest = parts.filter((part) => !isUnknown(part, words))
    const { columns } = words
    return columns.gemWeights(
      rest.length > 0 ? this.#foundBy(words, rest, shop).scores(columns) : new Uint8Array(columns.ids.length).fill(1),
    )
  }

  /** Made anew when the words of editors or of pieces have changed. */
  async #readerOf(words: WordIndex, stored: StoredSearch): Promise<Reader> {
    const { directory, brand } = this.#sources
    const [ru, en] = await Promise.all([directory.of('ru'), directory.of('en')])
    const sources = [words, stored, ru, en]
    const known = this.#reader
    if (known && sources.every((source, index) => source === known.sources[index])) return known.reader
    const namesOf = ({ designers, selections, categories }: DirectoryEntries): ShopNames => ({ designers, selections, categories })
    const named = { ru: namesOf(ru), en: namesOf(en) }
    const key = JSON.stringify([words.number, stored, named])
    const reader = known?.key === key ? known.reader : new Reader(lexiconOf(stored, named, brand), words)
    this.#reader = { sources, key, reader }
    return reader
  }

  #helpOf(help: readonly Help[], shop: ShopContext): Understood['help'] {
    const pages = help.filter((one, index) => index === help.findIndex((other) => other[shop.locale]?.url === one[shop.locale]?.url))
    return pages.flatMap(({ [shop.locale]: page }) => {
      const text = page && this.#sources.guide.say(page.text, shop)
      return page && typeof text === 'string' ? [{ title: page.title, text, url: page.url }] : []
    })
  }

  async #chipsOf(
    parts: readonly Part[],
    { shop, count, isFound, sort }: { shop: ShopContext; count: Count; isFound: boolean; sort: Sort },
  ): Promise<Understood['chips']> {
    if (parts.every(({ kind }) => kind === 'word' || kind === 'code')) return []
    // An order that the shopper has chosen takes the place of that of the words [search.order-agrees].
    const isOverruled = (part: Part) => sort !== 'popular' && (orderIn([part]) ?? sort) !== sort
    const shown = parts.filter((part) => !isOverruled(part))
    return Promise.all(
      shown.map(async (part) => {
        const others = parts.filter((other) => other !== part)
        const rest = queryOf(others)
        const without = isFound || others.length === 0 ? null : (await count(others)).quantity
        return {
          kind: chipKindOf(part),
          label: labelOf(part, shop),
          rest,
          without,
        }
      }),
    )
  }
}

/** Nothing is called so. */
const isUnknown = (part: Part, words: WordIndex) => part.kind === 'word' && part.meanings.length === 0 && !part.stems.some(words.has)

/** All that is found has the one size and the one weight of the query: they are chosen on its page [search.variant-chosen]. */
function variantOf(parts: readonly Part[], locale: Locale): string {
  const only = <One>(all: readonly One[] = []): One | null => (all.length === 1 ? (all[0] ?? null) : null)
  const size = only(parts.flatMap((part) => (part.kind === 'size' ? (part.sizes ?? []) : [])))
  const gemWeight = only(parts.flatMap((part) => (part.kind === 'carats' ? (part.weights ?? []) : [])))
  return String(variantQuery({ size: size && size[locale], gemWeight }))
}

const chipKindOf = (part: Part): ChipKind =>
  part.kind === 'meaning' || part.kind === 'not'
    ? part.meaning.kind
    : part.kind === 'code'
      ? 'word'
      : part.kind === 'carats'
        ? 'stone'
        : part.kind

/** What the shop does not have, and what is near it [search.none-but-near]. */
const noneNotes = (parts: readonly Part[], words: WordIndex, locale: Locale) =>
  parts.flatMap((part) => {
    const none = part.kind === 'meaning' && ![...part.meaning.stems].some(words.names) && part.meaning.none
    return none ? [none[locale]] : []
  })

/** Words that stood side by side are told together; single letters are not worth a word. */
function missedNotes(parts: readonly Part[], missed: readonly Part[], locale: Locale): string[] {
  const phrases: string[] = []
  let isAfterMissed = false
  for (const part of parts) {
    const isMissed = missed.includes(part)
    if (isMissed && isAfterMissed) phrases.push(`${phrases.pop()} ${part.text}`)
    else if (isMissed) phrases.push(part.text)
    isAfterMissed = isMissed
  }
  const told = phrases.filter(({ length }) => length > 1)
  return told.length > 0 ? [NOTES[locale].missed(told)] : []
}
