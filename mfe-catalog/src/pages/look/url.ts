import { LOOK_PLACES, type LookPlace } from '@shop/contracts/catalog/look'
import { MAX_ID } from '@shop/contracts/core/id'
import type { Address } from '@shop/routing'

export interface LookEntry {
  id: number
  /** Where the shopper put it; null: its usual place. */
  place: LookPlace | null
}

/** A look is its address: `/look?items=11.431-conch&skus=solitaire-aurora-yellow-165` [look.link-is-the-look]. */
export interface LookUrl {
  entries: LookEntry[]
  /** Chosen sizes and stone weights. */
  skus: string[]
  /** Some of the address could not be read. */
  isDamaged: boolean
}

/** Longer addresses are damaged. */
const MOST = 60

export function url({ search }: Pick<Address, 'search'>): LookUrl {
  const query = new URLSearchParams(search)
  const typed = listOf(query.get('items'))
  const entries = typed.slice(0, MOST).flatMap((text) => entryOf(text) ?? [])
  return {
    entries: entries.filter(({ id }, index) => entries.findIndex((other) => other.id === id) === index),
    skus: [...new Set(listOf(query.get('skus')).filter((sku) => /^[\w-]{1,64}$/.test(sku)))].slice(0, MOST),
    isDamaged: entries.length < typed.length,
  }
}

const listOf = (text: string | null) => (text ?? '').split('.').filter((part) => part !== '')

function entryOf(text: string): LookEntry | null {
  const [, digits, name] = /^(\d{1,10})(?:-(\w+))?$/.exec(text) ?? []
  const id = Number(digits ?? 0)
  if (id < 1 || id > MAX_ID) return null
  return { id, place: LOOK_PLACES.find((place) => place === name) ?? null }
}

export function addressOf({ entries, skus }: Pick<LookUrl, 'entries' | 'skus'>): string {
  const items = entries.map(({ id, place }) => (place ? `${id}-${place}` : String(id))).join('.')
  if (items === '') return '/look'
  return `/look?items=${items}${skus.length > 0 ? `&skus=${skus.join('.')}` : ''}`
}
