import type { Translation } from '@shop/i18n'
import type { words as ru } from './ru.ts'

export const words: Translation<typeof ru> = {
  scale: 'US sizes',
  chosen: 'This is your size',
  isThere: 'Your size {{size}} is in stock',
  isOut: 'Your size {{size}} is not in stock right now',
  fits: 'Fits me: {{size}}',
  inSystem: '{{system}} {{size}}',
}
