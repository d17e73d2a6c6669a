import type { Translation } from '@shop/i18n'
import type { searchFormTexts as ru } from './ru.ts'

export const searchFormTexts: Translation<typeof ru> = {
  title: 'Search',
  what: 'What to find',
  example: 'Emerald ring',
  find: 'Find',
}
