import { stableHash } from '../../platform/stable-hash.ts'
import type { Metal } from '../designs/price-lists.ts'

const PRECIOUS: readonly Metal[] = ['yellow', 'white', 'rose', 'silver', 'gilt', 'black']
/** Sixteen-digit number in the state register of precious metals; null for base metals. */
export function hallmarkOf(sku: string, metal: Metal | null): string | null {
  if (metal === null || !PRECIOUS.includes(metal)) return null
  const half = (words: string) => String(stableHash(words, 100_000_000)).padStart(8, '0')
  return `1${half(`mark ${sku}`).slice(1)}${half(`register ${sku}`)}`
}
