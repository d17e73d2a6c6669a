import { SORTS, type ShowBody, type Sort } from '@shop/contracts/listing'
import { METALS, STONES } from './swatches.ts'

/** What a listing is asked for, whatever was written in the address. */
export interface ListingQuery {
  /** Path behind the section, decoded; null where it cannot be decoded. */
  path: string[] | null
  metals: string[]
  stones: string[]
  /** Minor units. */
  priceFrom: number | null
  priceTo: number | null
  sort: Sort
  text: string
}

/** Reads the address of a show call; unknown and broken values are as if they were not there (reading 10). */
export function readListingQuery({ url, parameters }: Pick<ShowBody, 'url' | 'parameters'>): ListingQuery {
  const [path = '', ...rest] = url.split('?')
  const query = new URLSearchParams(rest.join('?'))
  for (const [name, values] of Object.entries(parameters)) {
    for (const value of [values].flat()) query.append(name, value)
  }
  const known = (name: string, list: object) => [...new Set(query.getAll(name))].filter((value) => Object.hasOwn(list, value))
  const sort = query.get('sort')
  return {
    path: segmentsOf(path),
    metals: known('metal', METALS),
    stones: known('stone', STONES),
    priceFrom: minorOf(query.get('price_from')),
    priceTo: minorOf(query.get('price_to')),
    sort: SORTS.find((one) => one === sort) ?? 'popular',
    text: (query.get('text') ?? '').trim(),
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
