import type { Translation } from '@shop/i18n'
import type { LocationTexts } from '../../location/view.tsx'
import type { texts as loyaltyTooltip } from '../loyalty-tooltip/texts/ru.ts'
import type { texts as winterSale } from '../winter-sale/texts/ru.ts'
import type { texts as consult } from '../consult/texts/ru.ts'
import type { texts as delivery } from '../delivery/texts/ru.ts'
import type { texts as guide } from '../guide/texts/ru.ts'
import type { texts as instalments } from '../instalments/texts/ru.ts'
import type { texts as shops } from '../shops/texts/ru.ts'
import type { texts as social } from '../social/texts/ru.ts'
import type { texts as subscriptions } from '../subscriptions/texts/ru.ts'

/** Texts of the shell's popups in one language. */
export interface ShellPopupTexts {
  location: LocationTexts
  'loyalty-tooltip': Translation<typeof loyaltyTooltip>
  'winter-sale': Translation<typeof winterSale>
  consult: Translation<typeof consult>
  delivery: Translation<typeof delivery>
  guide: Translation<typeof guide>
  instalments: Translation<typeof instalments>
  shops: Translation<typeof shops>
  social: Translation<typeof social>
  subscriptions: Translation<typeof subscriptions>
}
