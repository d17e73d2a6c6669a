import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  title: 'Choose a size',
  size: 'Size',
  left_one: 'Only one left',
  left_other: 'Only {{count}} left',
  inStock: 'In stock',
  out: 'This size is not available now',
  add: 'Add to bag',
  chooseFirst: 'Choose a size',
  more: 'All about the piece',
}
