import type { InferInsertModel } from 'drizzle-orm'
import { shop } from '@shop/contracts/places/reference-ids'
import type { shopStock } from '../db/schema/index.ts'
import { stableHash } from '../stable-hash.ts'

const SHOPS = Object.values(shop)
const MOST_WINDOWS = 4

/** Where the pieces of a SKU lie: none in some, one in a window, and never more than there are. */
export function windowsOf(sku: string, quantity: number): InferInsertModel<typeof shopStock>[] {
  const windows = Math.min(quantity, stableHash(`windows ${sku}`, MOST_WINDOWS))
  const first = stableHash(`first window ${sku}`, SHOPS.length)
  // Seven is prime to twelve: the windows of one SKU are spread over the shops and never meet.
  return Array.from({ length: windows }, (_, index) => ({
    sku_id: sku,
    shop_id: SHOPS[(first + index * 7) % SHOPS.length] ?? shop.tsvetnoy,
    quantity: 1,
  }))
}
