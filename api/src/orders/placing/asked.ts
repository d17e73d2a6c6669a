import type { Attribution } from '@shop/contracts/marketing/attribution'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import type { Draft } from './draft.ts'

/** What an order is made from. */
export interface Asked {
  sessionHash: string | null
  shop: ShopContext
  host: string
  /** The city that the shopper's browser remembers. */
  cityCookie: string | undefined
  /** The advertising that has led here last. */
  attribution: Attribution | null
  draft: Draft
  now: Date
}
