import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  title: 'Follow us',
  watch: 'New pieces, styling, the workshop',
  write: 'Write to us',
  writeText: 'We answer every day',
  newWindow: 'opens in a new window',
}
