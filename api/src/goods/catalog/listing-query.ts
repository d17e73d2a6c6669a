import { GIFT_OCCASIONS, GIFT_RECIPIENTS } from '@shop/contracts/cart/gifts'
import { SORTS, type ShowBody, type Sort } from '@shop/contracts/catalog/listing'
import type { Currency } from '@shop/contracts/core/money'
import { plainText } from '@shop/contracts/core/text/plain-text'
import { readAmount } from '@shop/forms/fields/amount'
import { EXACT } from '@shop/contracts/search/search-address'
import { COLORS, METALS, STONES } from './cards/swatches.ts'

/** Facets with a single value. */
export const FLAGS = ['in_stock', 'new', 'sale'] as const
export type Flag = (typeof FLAGS)[number]

/** The parsed query of a listing. */
export interface ListingQuery {
  /** Decoded path after the section; null when it cannot be decoded. */
  path: string[] | null
  metals: string[]
  stones: string[]
  colors: string[]
  /** As in the URL: `16.5`, `45cm`; designers by slug. `directory` decides whether they exist. */
  sizes: string[]
  designers: string[]
  /** Gift recipients and occasions. */
  recipients: string[]
  occasions: string[]
  /** Slugs of cities: a local shop must have the piece in stock. */
  cities: string[]
  flags: Flag[]
  /** Minor units. */
  priceFrom: number | null
  priceTo: number | null
  sort: Sort
  text: string
  /** The words of `text` as typed: slips and layouts are not corrected. */
  isExact: boolean
}

/** Parses the URL of a show call. Unknown and invalid values are ignored. */
export function readListingQuery({ url, parameters }: Pick<ShowBody, 'url' | 'parameters'>, currency: Currency): ListingQuery {
  const [path = '', ...rest] = url.split('?')
  const query = new URLSearchParams(rest.join('?'))
  for (const [name, values] of Object.entries(parameters)) {
    for (const value of [values].flat()) query.append(name, value)
  }
  const chosen = (name: string) => [...new Set(query.getAll(name))]
  const known = (name: string, list: object) => chosen(name).filter((value) => Object.hasOwn(list, value))
  const sort = query.get('sort')
  const [priceFrom, priceTo] = inOrder(minorOf(query.get('price_from'), currency), minorOf(query.get('price_to'), currency))
  return {
    path: segmentsOf(path),
    metals: known('metal', METALS),
    stones: known('stone', STONES),
    colors: known('color', COLORS),
    sizes: chosen('size'),
    designers: chosen('designer'),
    recipients: GIFT_RECIPIENTS.filter((name) => chosen('for').includes(name)),
    occasions: GIFT_OCCASIONS.filter((name) => chosen('occasion').includes(name)),
    cities: chosen('collect'),
    flags: FLAGS.filter((name) => query.get(name) === '1'),
    priceFrom,
    priceTo,
    sort: SORTS.find((one) => one === sort) ?? 'popular',
    text: plainText(query.get('text') ?? '').trim(),
    isExact: query.get(EXACT) === '1',
  }
}

function segmentsOf(path: string): string[] | null {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return null
  }
}

/** Sums that were typed into each other's field [catalog.price-exchanged]. */
const inOrder = (from: number | null, to: number | null): [number | null, number | null] =>
  from !== null && to !== null && from > to ? [to, from] : [from, to]

const minorOf = (typed: string | null, currency: Currency) => (typed === null ? null : readAmount(typed, currency))
