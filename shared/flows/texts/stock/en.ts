import type { Translation } from '@shop/i18n'
import type { stockTexts as ru } from './ru.ts'

export const stockTexts: Translation<typeof ru> = {
  left_one: 'Only one left',
  left_other: 'Only {{count}} left',
}
