import { shopHourTexts } from '@shop/flows/texts/shop-hours/en'
import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  ...shopHourTexts,
  title: 'Stores',
  titleOfPiece: 'Try it on in a store',
  look: 'View',
  asList: 'List',
  asMap: 'Map',
  map: 'Map of stores',
  has: 'In the showcase:',
  brought: 'Brought to order:',
  ready: 'ready {{when}}',
  way: 'How to find it',
  phone: 'Phone',
  none: 'There is no store in this country yet',
  noneText: 'But we deliver to your door.',
  more: 'Services and directions',
}
