import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  home: 'Home',
  title: 'Designers',
  houses_one: '{{count}} designer',
  houses_other: '{{count}} designers',
  text: 'From a workshop of three to a house with twelve jewelers. Every piece is accepted by hand: hallmark, setting, clasp.',
  describe: 'Designers and workshops of the jewelry store {{brand}}: who makes the pieces, where and of what.',
  letters: 'By the alphabet',
  search: 'Find a designer',
  searchExample: 'Name, city or stone',
  found_one: '{{count}} designer found',
  found_other: '{{count}} designers found',
  nobody: 'We have no such designer',
  pieces_one: '{{count}} piece',
  pieces_other: '{{count}} pieces',
  none: 'No designers yet',
  noneText: 'We are meeting the workshops: their names will appear here.',
  toCatalog: 'To the catalog',
}
