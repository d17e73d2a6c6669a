import { stockTexts } from '@shop/flows/texts/stock/en'
import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  title: 'Choose a size',
  valueTitle: 'Choose a value',
  weightTitle: 'Choose a stone weight',
  lengthTitle: 'Choose a length',
  size: 'Size',
  length: 'Length',
  weight: 'Stone weight',
  ...stockTexts,
  inStock: 'In stock',
  out: 'Not in stock right now',
  add: 'Add to bag',
  change: 'Take this size',
  same: 'This size is in your bag',
  changeLength: 'Take this length',
  sameLength: 'This length is in your bag',
  more: 'All about the piece',
}
