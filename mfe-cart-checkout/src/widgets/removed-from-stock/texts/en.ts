import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  title: 'Somebody was quicker',
  gone: 'No longer in stock',
  left: '{{left}} of {{wanted}} left',
  goOn: 'Go on with what is left',
  toBag: 'Back to the bag',
  toCatalog: 'Browse jewelry',
}
