import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  title: 'Payment',
  nothing: 'There is nothing to pay now',
  text: 'An order that is not paid yet can be paid here. You have none.',
  toBag: 'Go to the bag',
  toCatalog: 'Browse jewelry',
}
