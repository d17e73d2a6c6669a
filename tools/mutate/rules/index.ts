import type { Mutation } from '../mutation.ts'
import { backOffice } from './back-office.ts'
import { bagAndCatalog } from './bag-and-catalog.ts'
import { lettersAndContent } from './letters-and-content.ts'
import { orders } from './orders.ts'
import { payments } from './payments.ts'
import { shoppers } from './shoppers.ts'

/** API rules by area. Their tests use a running process, which Stryker cannot instrument. */
export const RULES: Record<string, Mutation[]> = {
  'api: orders': orders,
  'api: payments and certificates': payments,
  'api: back office': backOffice,
  'api: shoppers and sessions': shoppers,
  'api: bag and catalog': bagAndCatalog,
  'api: letters and content': lettersAndContent,
}
