import { GIFT_OCCASIONS, GIFT_RECIPIENTS } from '@shop/contracts/gifts'
import { SORTS, type ShowBody, type Sort } from '@shop/contracts/listing'
import { EXACT } from '@shop/contracts/search-address'
import { COLORS, METALS, STONES } from './swatches.ts'

/** Facets with one value: chosen or not. */
export const FLAGS = ['in_stock', 'new', 'sale'] as const
export type Flag = (typeof FLAGS)[number]

/** What a listing is asked for, whatever was written in the address. */
export interface ListingQuery {
  /** Path behind the section, decoded; null where it cannot be decoded. */
  path: string[] | null
  metals: string[]
  stones: string[]
  colors: string[]
  /** As they stand in the address: `16.5`, `45cm`; and designers by slug. Whether the shop has them is for `directory` to say. */
  sizes: string[]
  designers: string[]
  /** For whom a gift is, and its occasion. */
  recipients: string[]
  occasions: string[]
  flags: Flag[]
  /** Minor units. */
  priceFrom: number | null
  priceTo: number | null
  sort: Sort
  text: string
  /** The words of `text` as typed: slips and layouts are not corrected. */
  isExact: boolean
}

/** Reads the address of a show call; unknown and broken values are as if they were not there. */
export function readListingQuery({ url, parameters }: Pick<ShowBody, 'url' | 'parameters'>): ListingQuery {
  const [path = '', ...rest] = url.split('?')
  const query = new URLSearchParams(rest.join('?'))
  for (const [name, values] of Object.entries(parameters)) {
    for (const value of [values].flat()) query.append(name, value)
  }
  const chosen = (name: string) => [...new Set(query.getAll(name))]
  const known = (name: string, list: object) => chosen(name).filter((value) => Object.hasOwn(list, value))
  const sort = query.get('sort')
  return {
    path: segmentsOf(path),
    metals: known('metal', METALS),
    stones: known('stone', STONES),
    colors: known('color', COLORS),
    sizes: chosen('size'),
    designers: chosen('designer'),
    recipients: GIFT_RECIPIENTS.filter((name) => chosen('for').includes(name)),
    occasions: GIFT_OCCASIONS.filter((name) => chosen('occasion').includes(name)),
    flags: FLAGS.filter((name) => query.get(name) === '1'),
    priceFrom: minorOf(query.get('price_from')),
    priceTo: minorOf(query.get('price_to')),
    sort: SORTS.find((one) => one === sort) ?? 'popular',
    text: (query.get('text') ?? '').trim(),
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

const MOST = 1_000_000_000

function minorOf(major: string | null): number | null {
  const value = major === null || major.trim() === '' ? Number.NaN : Number(major)
  return value >= 0 && value <= MOST ? Math.round(value * 100) : null
}
