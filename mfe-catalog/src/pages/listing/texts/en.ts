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
  emptySection: 'Nothing here yet',
  emptySectionText: 'There is no jewelry in this section at the moment. Have a look at the rest of the catalog.',
  emptyCatalogText: 'There is no jewelry in the store yet: it is on its way.',
  toCatalog: 'To the catalog',
}
