import { words } from '#features/list/words/ru.ts'

export const texts = {
  ...words,
  home: 'Главная',
  categories: 'Разделы',
  allPieces: 'Все',
  pieces_one: '{{count}} украшение',
  pieces_few: '{{count}} украшения',
  pieces_many: '{{count}} украшений',
  pieces_other: '{{count}} украшения',
  list: 'Украшения',
  titlePage: '{{name}}, страница {{page}}',
  describe: '{{name}} в ювелирном магазине {{brand}}: {{pieces}} с ценами, размерами и наличием.',
  emptySection: 'Здесь пока пусто',
  emptySectionText: 'В этом разделе сейчас нет украшений. Загляните в остальной каталог.',
  emptyCatalogText: 'Украшений в\u00a0магазине пока нет: они скоро появятся.',
  toCatalog: 'В каталог',
}
