import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  home: 'Home',
  designers: 'Designers',
  describe: '{{name}}: {{about}}',
  pieces_one: '{{count}} piece',
  pieces_other: '{{count}} pieces',
  here: 'With {{brand}}',
  since: 'since {{year}}',
  workshop: 'Workshop',
  materials: 'Materials',
  prices: 'Prices',
  range: 'from {{from}} to {{to}}',
  categories: 'Categories',
  all: 'All',
  how: 'How it is made',
  near: 'Close in spirit',
}
