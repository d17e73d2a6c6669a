import type { Attribution } from '@shop/contracts/marketing/attribution'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import type { Draft } from './draft.ts'

/** Input of an order. */
export interface OrderRequest {
  sessionHash: string | null
  shop: ShopContext
  host: string
  /** The city from the shopper's cookie. */
  cityCookie: string | undefined
  /** Attribution of the last advertising click. */
  attribution: Attribution | null
  draft: Draft
  now: Date
}
