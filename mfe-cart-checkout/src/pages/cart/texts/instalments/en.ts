import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  or: 'or',
  payments: '4\u00a0payments of\u00a0{{share}}',
  inAll: '{{sum}} in all, nothing on top',
}
