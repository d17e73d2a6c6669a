import { ENGRAVING_MAX } from '@shop/contracts/cart/engraving'
import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  title: 'Engraving, {{sum}}',
  text: `Up to ${ENGRAVING_MAX} characters inside, in roman type or script`,
  more: 'Add words',
}
