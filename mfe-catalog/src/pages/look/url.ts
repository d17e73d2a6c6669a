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

export function url({ search }: Pick<Address, 'search'>): LookUrl {
  const all = entriesOf(search)
  const skus = textOf(search, 'skus')
    .split('.')
    .filter((sku) => /^[\w-]{1,64}$/.test(sku))
  return {
    entries: all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index),
    skus: [...new Set(skus)],
    isDamaged: all.length < textOf(search, 'items').split('.').filter(Boolean).length,
  }
}

/** Pieces of the address, repeats too. */
export const entriesOf = (search: string): LookEntry[] =>
  [...textOf(search, 'items').matchAll(/(?:^|\.)([1-9]\d{0,8})(?:-(\w+))?(?=\.|$)/g)].map(([, id, place = null]) => ({
    id: Number(id),
    place,
  }))

const textOf = (search: string, name: string) => new URLSearchParams(search).get(name) ?? ''

export function addressOf({ entries, skus }: Pick<LookUrl, 'entries' | 'skus'>): string {
  const items = entries.map(({ id, place }) => (place ? `${id}-${place}` : String(id))).join('.')
  if (items === '') return '/look'
  return `/look?items=${items}${skus.length > 0 ? `&skus=${skus.join('.')}` : ''}`
}
