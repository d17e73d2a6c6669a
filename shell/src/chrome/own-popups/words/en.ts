import { texts as loyaltyTooltip } from '../loyalty-tooltip/texts/en.ts'
import { texts as winterSale } from '../winter-sale/texts/en.ts'
import { texts as location } from '../../location/texts/en.ts'
import { texts as consult } from '../consult/texts/en.ts'
import { texts as delivery } from '../delivery/texts/en.ts'
import { texts as guide } from '../guide/texts/en.ts'
import { texts as instalments } from '../instalments/texts/en.ts'
import { texts as shops } from '../shops/texts/en.ts'
import { texts as social } from '../social/texts/en.ts'
import { texts as subscriptions } from '../subscriptions/texts/en.ts'
import type { ShellPopupTexts } from './words.ts'

export const words: ShellPopupTexts = {
  location,
  'loyalty-tooltip': loyaltyTooltip,
  'winter-sale': winterSale,
  consult,
  delivery,
  guide,
  instalments,
  shops,
  social,
  subscriptions,
}
