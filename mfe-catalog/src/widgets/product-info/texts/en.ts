import { stockTexts } from '@shop/flows/texts/stock/en'
import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'
import { priceHistoryDays } from '@shop/i18n/facts'

export const texts: Translation<typeof ru> = {
  photos: 'Photographs',
  photoOf: '{{index}} of {{count}}',
  previousPhoto: 'Previous photograph',
  nextPhoto: 'Next photograph',
  lowest: `Lowest price in the ${priceHistoryDays('en')} before: {{price}}`,
  size: 'Size',
  length: 'Length',
  weight: 'Stone weight',
  ...stockTexts,
  inStock: 'In stock',
  preorderDate: 'Ready by {{date}}, sent at once',
  out: 'Not in stock right now',
  chooseSize: 'Choose a size',
  chooseLength: 'Choose a length',
  chooseValue: 'Choose a value',
  chooseWeight: 'Choose a stone weight',
  add: 'Add to bag',
  preorder: 'Pre-order',
  more: 'All about the piece',
  unknown: 'There is no such piece',
  unknownText: 'It may no longer be made, or the address has a slip in it.',
  toCatalog: 'To the catalog',
}
