import type { InferInsertModel } from 'drizzle-orm'
import { shop } from '@shop/contracts/places/reference-ids'
import type { shopStock } from '../platform/db/schema/index.ts'
import { stableHash } from '../platform/stable-hash.ts'

const SHOPS = Object.values(shop)
const MAX_WINDOWS = 4

/** Distributes pieces of a SKU over showcases: at most one per shop, never more than the stock. */
export function windowsOf(sku: string, quantity: number): InferInsertModel<typeof shopStock>[] {
  const windows = Math.min(quantity, stableHash(`windows ${sku}`, MAX_WINDOWS))
  const first = stableHash(`first window ${sku}`, SHOPS.length)
  // Seven and twelve are coprime: showcases of one SKU are spread and never collide.
  return Array.from({ length: windows }, (_, index) => ({
    sku_id: sku,
    shop_id: SHOPS[(first + index * 7) % SHOPS.length] ?? shop.tsvetnoy,
    quantity: 1,
  }))
}
