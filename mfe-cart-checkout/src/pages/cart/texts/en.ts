import type { Translation } from '@shop/i18n'
import { bag } from '../../../features/bag/texts/en.ts'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  ...bag,
  title: 'Bag',
  checkoutTitle: 'Checkout',
  emptyText: 'Whatever you like stays here, even after you close the browser.',
  favorites: 'Favorites',
  favoritesCount: 'Favorites, {{count}}',
  emptyPicture: 'An open jewelry box with rings on a stone stand',
  summary: 'Your order',
  goodsDiscount: 'Savings',
  delivery: 'Delivery',
  deliveryLater: 'calculated at checkout',
  deliveryFree: 'free',
  bonuses: '{{share}} back in bonuses',
  spendBonuses: 'Use bonuses',
  paidByCertificates: 'Paid by certificate',
  addCertificate: 'Add a certificate',
  certificates_one: 'A certificate for {{sum}} is added',
  certificates_other: '{{count}} certificates for {{sum}} are added',
  checkoutShort: 'Checkout',
  continue: 'Continue checkout',
  continueShort: 'Continue',
  minimum: 'The minimum order is {{sum}}. Add pieces for {{rest}} more.',
  noScript: 'The bag is personal, so the page fetches it with JavaScript, which is off in this browser. The pieces in your bag are kept.',
  loading: 'Opening your bag…',
}
