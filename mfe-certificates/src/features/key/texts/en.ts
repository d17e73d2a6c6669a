import type { Translation } from '@shop/i18n'
import type { keyTexts as ru } from './ru.ts'

export const keyTexts: Translation<typeof ru> = {
  number: 'Number of the certificate',
  code: 'Code of four digits',
  codeHint: 'Five attempts an hour',
}
