import { texts as location } from '../location/texts/ru.ts'
import { texts as loyaltyTooltip } from '../loyalty-tooltip/texts/ru.ts'
import { texts as winterSale } from '../winter-sale/texts/ru.ts'

export const words = { location, 'loyalty-tooltip': loyaltyTooltip, 'winter-sale': winterSale }
