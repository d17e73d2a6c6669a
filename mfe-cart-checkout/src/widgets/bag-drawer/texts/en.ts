import type { Translation } from '@shop/i18n'
import { bag } from '#features/bag/texts/en.ts'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  ...bag,
  title: 'Your bag',
  added: 'Added to your bag',
  before: 'Already in your bag',
  emptyText: 'Choose a piece and it will appear here.',
  toBag: 'Bag',
  checkoutShort: 'Checkout',
  loading: 'Opening your bag…',
}
