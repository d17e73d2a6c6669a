import type { Translation } from '@shop/i18n'
import type { shareTexts as ru } from './ru.ts'

export const shareTexts: Translation<typeof ru> = {
  share: 'Share',
  linkCopied: 'Link copied',
}
