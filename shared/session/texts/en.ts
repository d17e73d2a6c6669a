import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  added: 'The piece is in your bag',
  addedMany_one: '{{count}} more piece is in your bag.',
  addedMany_other: '{{count}} more pieces are in your bag.',
  notAdded: 'Not added: {{names}}.',
  retry: 'Try again',
  toBag: 'Open the bag',
}
