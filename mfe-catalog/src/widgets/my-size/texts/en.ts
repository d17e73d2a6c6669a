import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  scale: 'US sizes',
  chosen: 'This is your size',
  isThere: 'Your size {{size}} is in stock',
  isOut: 'Your size {{size}} is not in stock right now',
  mine: 'My',
  word: 'size',
  inSystem: '{{system}} {{size}}',
}
