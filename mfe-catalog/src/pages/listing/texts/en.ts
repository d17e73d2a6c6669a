import type { Translation } from '@shop/i18n'
import { listTexts } from '#features/list/texts/en.ts'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  ...listTexts,
  home: 'Home',
  categories: 'Categories',
  allPieces: 'All',
  pieces_one: '{{count}} piece',
  pieces_other: '{{count}} pieces',
  subCategories: 'Kinds',
  budgets: 'Budget',
  budget: '{{from}}–{{high}}',
  budgetTo: 'up to {{to}}',
  budgetFrom: 'over {{from}}',
  sizeHelp: 'How to learn the size',
  showing: 'See them in a store',
  kinds: 'Which kinds there are',
  piecesFrom: '{{pieces}}, from {{price}}',
  newPieces: 'New in this section',
  allNew: 'All that is new',
  list: 'Jewelry',
  titlePage: '{{name}}, page {{page}}',
  describe: '{{name}} at {{brand}}: {{pieces}} with prices, sizes and stock.',
  emptySection: 'Nothing here yet',
  emptySectionText: 'There is no jewelry in this section at the moment. Have a look at the rest of the catalog.',
  emptyCatalogText: 'There is no jewelry in the store yet: it is on its way.',
  toCatalog: 'To the catalog',
}
