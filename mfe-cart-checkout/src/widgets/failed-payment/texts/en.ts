import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  title: 'The bank declined the payment',
  text: 'No money was taken. Most often it is a limit on online purchases, which your bank’s app changes in a minute.',
  held: 'The pieces are yours until',
  again: 'Pay again, {{sum}}',
  other: 'Choose another way',
}
