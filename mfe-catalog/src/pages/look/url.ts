import type { Address } from '@shop/routing'

export interface LookEntry {
  id: number
  /** Where the shopper put it; null: its usual place. */
  place: string | null
}

/** A look is its address: `/look?items=11.431-conch&skus=solitaire-aurora-yellow-165` [look.link-is-the-look]. */
export interface LookUrl {
  entries: LookEntry[]
  /** Chosen sizes and stone weights. */
  skus: string[]
  /** Some of the address could not be read. */
  isDamaged: boolean
}

/** Entries that are read of an address. */
const MOST = 60

export function url({ search }: Pick<Address, 'search'>): LookUrl {
  const all = entriesOf(search)
  const skus = partsOf(search, 'skus').filter((sku) => /^[\w-]{1,64}$/.test(sku))
  return {
    entries: all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index),
    skus: [...new Set(skus)].slice(0, MOST),
    isDamaged: all.length < partsOf(search, 'items').length,
  }
}

/** Pieces of the address, repeats too. */
export const entriesOf = (search: string): LookEntry[] =>
  partsOf(search, 'items')
    .slice(0, MOST)
    .flatMap((part) => {
      const [, id, place = null] = /^(\d{1,9})(?:-(\w+))?$/.exec(part) ?? []
      return Number(id) > 0 ? [{ id: Number(id), place }] : []
    })

const partsOf = (search: string, name: string) => (new URLSearchParams(search).get(name) ?? '').split('.').filter(Boolean)

export function addressOf({ entries, skus }: Pick<LookUrl, 'entries' | 'skus'>): string {
  const items = entries.map(({ id, place }) => (place ? `${id}-${place}` : String(id))).join('.')
  if (items === '') return '/look'
  return `/look?items=${items}${skus.length > 0 ? `&skus=${skus.join('.')}` : ''}`
}
