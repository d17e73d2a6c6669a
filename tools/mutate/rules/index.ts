import type { Mutation } from '../mutation.ts'
import { backOffice } from './back-office.ts'
import { bagAndCatalog } from './bag-and-catalog.ts'
import { lettersAndContent } from './letters-and-content.ts'
import { orders } from './orders.ts'
import { payments } from './payments.ts'
import { shoppers } from './shoppers.ts'

/** Rules of the API by area. Their tests talk to a running process, which Stryker cannot look into. */
export const RULES: Record<string, Mutation[]> = {
  'api: orders': orders,
  'api: payments and certificates': payments,
  'api: back office': backOffice,
  'api: shoppers and sessions': shoppers,
  'api: bag and catalog': bagAndCatalog,
  'api: letters and content': lettersAndContent,
}
