import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  scale: 'US scale: size 6 is 16.5 mm across inside',
  chosen: 'This is your size',
  isThere: 'Your size {{size}} is in stock',
  isOut: 'Your size {{size}} is not in stock right now',
  mine: 'My',
  word: 'size',
  inSystem: '{{system}} {{size}}',
}
