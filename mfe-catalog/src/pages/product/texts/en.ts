import { stockTexts } from '@shop/flows/texts/stock/en'
import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'
import { priceHistoryDays, refundDays } from '@shop/i18n/facts'
import { shareTexts } from '#features/share/texts/en.ts'
import { promiseTexts } from '#features/promise/texts/en.ts'

export const texts: Translation<typeof ru> = {
  photos: 'Photographs',
  photoOf: '{{index}} of {{count}}',
  enlarge: 'Enlarge: {{view}}',
  previousPhoto: 'Previous photograph',
  nextPhoto: 'Next photograph',
  rated: '{{average}} out of\u00a05, reviews:\u00a0{{count}}',
  metal: 'Metal',
  symbol: 'Letter',
  stone: 'Stone',
  findSize: 'Find my size',
  findLength: 'Which length?',
  mainStone: 'Stone weight',
  ...stockTexts,
  inStock: 'In stock',
  exchange: `Exchange within ${refundDays('en')}`,
  add: 'Add to bag',
  addShort: 'Add to bag',
  addNamed: 'Add to bag: {{name}}',
  preorder: 'Pre-order',
  preorderDate: 'Ready by {{date}}, sent at once',
  lowest: `Lowest price in the ${priceHistoryDays('en')} before: {{price}}`,
  bonuses: '{{sum}} back in bonuses',
  video: 'Video, {{seconds}} s',
  stopVideo: 'Stop the video',
  tellOfPrice: 'Tell me if the price drops',
  toldOfPrice: 'We will write if the price drops',
  ...promiseTexts,
  ...shareTexts,
  lengthMissing: 'Choose a length',
  sizeMissing: 'Choose a size',
  valueMissing: 'Choose a value',
  waiting: 'wait...',
  describe: '{{name}} by {{designer}}. {{about}}',
}
