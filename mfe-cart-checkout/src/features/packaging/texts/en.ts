import type { Translation } from '@shop/i18n'
import type { packagingTexts as ru } from './ru.ts'

export const packagingTexts: Translation<typeof ru> = {
  wrap: 'Gift wrap',
  ownBox: 'Our jewel case',
  ownBoxText: 'Each piece has its own',
  priceTags: 'Take the price tags off',
  postCard: 'Words on the card',
}
