import { isLength } from '@shop/contracts/catalog/sizes/lengths'
import { GIFT_OCCASIONS, GIFT_RECIPIENTS } from '@shop/contracts/cart/gifts'
import type { Filter, FilterValue } from '@shop/contracts/catalog/listing'
import type { Texts } from '../../platform/texts/ru.ts'
import { wordOf } from '../../platform/texts/texts.ts'
import type { CityNow } from './cities-now.ts'
import type { DirectoryEntries } from './directory.ts'
import { occasionTag, recipientTag } from './tags.ts'
import { type Flag, FLAGS, type ListingQuery } from './listing-query.ts'
import { COLORS, colorOf, METALS, STONES } from './cards/swatches.ts'

type Counts = Record<string, number>

/** Counts of designs by value, and the price range in minor units. */
export interface FacetFacts {
  metals: Counts | null
  stones: Counts | null
  colors: Counts | null
  /** By Russian size and by designer id. */
  sizes: Counts | null
  designers: Counts | null
  /** By tag. */
  gifts: Counts | null
  /** By city id. */
  cities: Counts | null
  price: { from: number | null; to: number | null; pieces: number }
  /** `all`, `total`: pieces of the listing, in every metal; `pieces`: the designs that the tag's filter would leave. */
  flags: Record<Flag, { all: number; pieces: number }> & { total: number }
}

export interface FacetWords {
  texts: Texts
  known: DirectoryEntries
  /** Of the shopper's country, as they are now. */
  cities: readonly CityNow[]
  /** Ring sizes differ abroad. */
  locale: 'ru' | 'en'
}

/** Facets of a listing in a fixed order. Facets without a choice are left out. */
export function facetsOf(facts: FacetFacts, query: ListingQuery, { texts, known, cities, locale }: FacetWords): Filter[] {
  const list = (code: string, name: string, values: FilterValue[]): Filter => ({ code, type: 'list', name, values })
  const words = texts.facets
  const metals = Object.keys(METALS).map((value) => ({ value, label: wordOf(texts.metals, value), color: colorOf(value) }))
  const stones = Object.keys(STONES).map((value) => ({ value, label: wordOf(texts.stones, value), color: colorOf(value) }))
  const colors = Object.entries(COLORS).map(([value, { color }]) => ({ value, label: wordOf(texts.colors, value), color }))
  const sizes = known.sizes.map((size) => ({ value: size.value, label: size[locale], key: size.ru, color: null }))
  const sized = valuesOf(sizes, facts.sizes, query.sizes)
  const designers = known.designers.map(({ id, slug, name }) => ({ value: slug, label: name, key: String(id), color: null }))
  const gifts = (names: readonly string[], words: Readonly<Record<string, string>>, tagOf: (name: string) => string) =>
    names.map((value) => ({ value, label: wordOf(words, value), key: tagOf(value), color: null }))
  const recipients = gifts(GIFT_RECIPIENTS, texts.recipients, recipientTag)
  const occasions = gifts(GIFT_OCCASIONS, texts.occasions, occasionTag)
  const houses = valuesOf(designers, facts.designers, query.designers)

  const filters: Filter[] = [
    { code: 'price', type: 'range', name: words.price, values: rangeOf(facts.price, query) },
    list('metal', words.metal, valuesOf(metals, facts.metals, query.metals)),
    list('stone', words.stone, valuesOf(stones, facts.stones, query.stones)),
    list('color', words.color, valuesOf(colors, facts.colors, query.colors)),
    list('size', sized.every(({ label }) => isLength(label)) ? texts.length : words.size, sized),
    // One designer is no choice.
    list('designer', words.designer, houses.length > 1 || query.designers.length > 0 ? houses : []),
    list(
      'collect',
      words.collect,
      valuesOf(
        cities.map(({ id, ...city }) => ({ ...city, key: String(id), color: null })),
        facts.cities,
        query.cities,
      ),
    ),
    list('for', words.for, valuesOf(recipients, facts.gifts, query.recipients)),
    list('occasion', words.occasion, valuesOf(occasions, facts.gifts, query.occasions)),
    ...FLAGS.map((flag) => list(flag, words[flag], flagOf(flag, facts.flags, query, texts))),
  ]
  return filters.filter(({ values }) => values.length > 0)
}

interface Value {
  value: string
  label: string
  color: string | null
  /** Key of its count if that is not its value. */
  key?: string
}

/** Values that occur in the listing, and chosen ones that do not. */
function valuesOf(values: readonly Value[], counts: Counts | null, chosen: readonly string[]): FilterValue[] {
  return values.flatMap(({ value, label, color, key = value }) => {
    const count = counts?.[key]
    if (count === undefined && !chosen.includes(value)) return []
    return [{ value, label, count: count ?? 0, disabled: !count, chosen: chosen.includes(value), color }]
  })
}

function rangeOf({ from, to, pieces }: FacetFacts['price'], { priceFrom, priceTo }: ListingQuery): FilterValue[] {
  if (from === null || to === null) return []
  const end = (value: string, major: number, chosen: boolean): FilterValue => ({
    value,
    label: String(major),
    count: pieces,
    disabled: false,
    chosen,
    color: null,
  })
  return [end('from', Math.floor(from / 100), priceFrom !== null), end('to', Math.ceil(to / 100), priceTo !== null)]
}

/** A tag that all or no pieces have is no choice. */
function flagOf(flag: Flag, { total, ...flags }: FacetFacts['flags'], query: ListingQuery, texts: Texts): FilterValue[] {
  const { all, pieces } = flags[flag]
  const chosen = query.flags.includes(flag)
  if ((all === 0 || all === total) && !chosen) return []
  return [{ value: '1', label: texts.flags[flag], count: pieces, disabled: pieces === 0, chosen, color: null }]
}
