import { texts as location } from '../location/texts/en.ts'
import { texts as loyaltyTooltip } from '../loyalty-tooltip/texts/en.ts'
import { texts as winterSale } from '../winter-sale/texts/en.ts'

export const words = { location, 'loyalty-tooltip': loyaltyTooltip, 'winter-sale': winterSale }
