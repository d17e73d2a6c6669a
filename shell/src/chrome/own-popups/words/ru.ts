import { texts as loyaltyTooltip } from '../loyalty-tooltip/texts/ru.ts'
import { texts as winterSale } from '../winter-sale/texts/ru.ts'
import { texts as location } from '../../location/texts/ru.ts'
import { texts as consult } from '../consult/texts/ru.ts'
import { texts as delivery } from '../delivery/texts/ru.ts'
import { texts as guide } from '../guide/texts/ru.ts'
import { texts as instalments } from '../instalments/texts/ru.ts'
import { texts as shops } from '../shops/texts/ru.ts'
import { texts as social } from '../social/texts/ru.ts'
import { texts as subscriptions } from '../subscriptions/texts/ru.ts'
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
