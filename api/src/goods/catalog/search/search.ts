import type { Understood } from '@shop/contracts/catalog/understood'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { money } from '@shop/i18n/money'
import type { FastifyRequest } from 'fastify'
import type { Directory, DirectoryEntries } from '../directory.ts'
import type { CatalogIndex } from '../index/catalog-index.ts'
import type { PieceScope } from '../index/choice.ts'
import { foundBy } from './found.ts'
import { type Help, lexiconOf, type ShopNames } from './meaning/lexicon.ts'
import type { StoredSearch } from './meaning/stored.ts'
import { type Part, Reader } from './understand.ts'
import type { Library, WordIndex } from './words.ts'

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
  /** Name of the shop: its own pieces are found by it. */
  brand: string
}

export interface SearchResult {
  pieces: PieceScope
  quantity: number
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
}

const NOTHING: SearchResult = {
  pieces: { kind: 'nothing' },
  quantity: 0,
  correction: null,
  understood: { chips: [], help: [], asTyped: 0 },
  parts: [],
}

/** Finds pieces by a text. */
export class Search {
  readonly #sources: Sources
  #reader: { sources: readonly unknown[]; key: string; reader: Reader } | null = null

  constructor(sources: Sources) {
    this.#sources = sources
  }

  async find({ text, isExact = false, isTyping = false }: Query, shop: ShopContext, request: Asking): Promise<SearchResult> {
    if (text === '') return NOTHING
    const { library, directory, guide } = this.#sources
    const [words, known, stored] = await Promise.all([library.look(), directory.of(shop.locale), guide.words(request)])
    const reader = await this.#readerOf(words, stored)
    const count = (parts: readonly Part[], isAll = false) => this.#count(words, parts, { shop, known, isAll })

    if (isExact) {
      const { words: parts } = reader.asTyped(text)
      return { ...NOTHING, ...(await count(parts)), parts }
    }
    const reading = reader.read(text, isTyping)
    const { parts, isAll } = reading
    const help = this.#helpOf(reading.help, shop)
    const meant = await count(parts, isAll)
    const asTyped = reader.asTyped(text).words
    if (meant.quantity === 0 && help.length === 0) {
      // Names such as "Red thread" have words that mean something else; a correction that finds nothing is none.
      for (const [other, correction] of [[reading.words, reading.correction] as const, [asTyped, null] as const]) {
        const found = await count(other)
        if (found.quantity > 0) return { ...found, correction, understood: { chips: [], help, asTyped: found.quantity }, parts: other }
      }
    }
    const isFound = meant.quantity > 0 || help.length > 0
    const shown = isFound || reading.correction === null ? reading : reader.asUnderstood(text)
    const chips = await this.#chipsOf(shown.parts, { shop, count, isFound: meant.quantity > 0 })
    const typed = chips.length > 0 ? (await count(asTyped)).quantity : 0
    return { ...meant, correction: isFound ? reading.correction : null, understood: { chips, help, asTyped: typed }, parts: shown.parts }
  }

  async #count(
    words: WordIndex,
    parts: readonly Part[],
    { shop, known, isAll }: { shop: ShopContext; known: DirectoryEntries; isAll: boolean },
  ) {
    const ids = (list: readonly { slug: string; id: number }[]) => new Map(list.map(({ slug, id }) => [slug, id]))
    const pieces: PieceScope = isAll
      ? { kind: 'all' }
      : parts.length === 0
        ? { kind: 'nothing' }
        : foundBy(words, parts, {
            currency: shop.currency,
            sizes: known.sizes,
            categories: ids(known.categories),
            designers: ids(known.designers),
            sections: new Map(known.selections.map(({ path, id }) => [path, id])),
          })
    return { pieces, quantity: await this.#sources.catalogIndex.quantity(pieces, shop.currency) }
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
    return help.flatMap(({ [shop.locale]: page }) => {
      const text = page && this.#sources.guide.say(page.text, shop)
      return page && typeof text === 'string' ? [{ title: page.title, text, url: page.url }] : []
    })
  }

  async #chipsOf(
    parts: readonly Part[],
    { shop, count, isFound }: { shop: ShopContext; count: (parts: readonly Part[]) => Promise<{ quantity: number }>; isFound: boolean },
  ): Promise<Understood['chips']> {
    if (parts.every(({ kind }) => kind === 'word' || kind === 'code')) return []
    return Promise.all(
      parts.map(async (part) => {
        const others = parts.filter((other) => other !== part)
        const rest = others.map(({ text }) => text).join(' ')
        const without = isFound || others.length === 0 ? null : (await count(others)).quantity
        return {
          kind: part.kind === 'meaning' || part.kind === 'not' ? part.meaning.kind : part.kind === 'code' ? 'word' : part.kind,
          label: labelOf(part, shop),
          rest,
          without,
        }
      }),
    )
  }
}

const PRICES = {
  ru: { to: 'до', from: 'от' },
  en: { to: 'up to', from: 'from' },
} as const
const SIZE = { ru: 'размер', en: 'size' } as const
const CENTIMETERS = { ru: 'см', en: 'cm' } as const

function labelOf(part: Part, { locale, currency }: ShopContext): string {
  if (part.kind === 'meaning') return part.meaning.label[locale]
  if (part.kind === 'size') {
    const value = locale === 'ru' ? part.value.replace('.', ',') : part.value
    const length = /^([\d.,]+)cm$/.exec(value)?.[1]
    return length ? `${length}\u00a0${CENTIMETERS[locale]}` : `${SIZE[locale]} ${value}`
  }
  if (part.kind !== 'price') return part.text
  const { to, from } = PRICES[locale]
  const sum = (major: number) => money(Math.round(major * 100), currency, locale)
  return [part.from !== null && `${from} ${sum(part.from)}`, part.to !== null && `${to} ${sum(part.to)}`].filter(Boolean).join(' ')
}
