import type { Translation } from '@shop/i18n'
import { words } from '#features/list/words/en.ts'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  ...words,
  home: 'Home',
  categories: 'Categories',
  allPieces: 'All',
  pieces_one: '{{count}} piece',
  pieces_other: '{{count}} pieces',
  list: 'Jewelry',
  titlePage: '{{name}}, page {{page}}',
  describe: '{{name}} at {{brand}}: {{pieces}} with prices, sizes and stock.',
}
