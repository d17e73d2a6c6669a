import type { Translation } from '@shop/i18n'
import { bag } from '#features/bag/texts/en.ts'
import { bestTexts } from '#features/best/texts/en.ts'
import { orderCodeTexts } from '#features/codes/texts/en.ts'
import { packagingTexts } from '#features/packaging/texts/en.ts'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  ...bag,
  ...bestTexts,
  ...orderCodeTexts,
  ...packagingTexts,
  title: 'Bag',
  checkoutTitle: 'Checkout',
  emptyText: 'Whatever you like stays here, even after you close the browser.',
  favorites: 'Favorites',
  favoritesCount: 'Favorites, {{count}}',
  emptyPicture: 'An open jewelry box with rings on a stone stand',
  summary: 'Your order',
  postCardLong: 'Too many characters',
  postCardExample: 'Masha, may this light always be with you.',
  bonuses: '{{share}} back in bonuses',
  spendBonuses: 'Use bonuses',
  changeBonuses: 'Change bonuses',
  ownCertificate: 'Your gift certificate',
  useCertificate: 'Use it',
  addedCertificate: 'Certificate added',
  removeIt: 'Remove',
  enterCode: 'Enter a promo code or certificate',
  addCertificate: 'Add a certificate',
  checkoutShort: 'Checkout',
  continue: 'Continue checkout',
  continueShort: 'Continue',
  minimum: 'The minimum order is {{sum}}. Add pieces for {{rest}} more.',
  noScript: 'Without JavaScript the bag opens as a plain page of its own.',
  plainBag: 'Open the bag',
  loading: 'Opening your bag…',
  savedTitle: 'Saved for later',
  savedTell: 'Tell me when it is back',
  priceFell: '{{sum}} less than before',
  toBag: 'Move to bag',
  savedRemoved: 'Removed: {{name}}',
  share: 'Show the bag to a friend or a stylist',
}
