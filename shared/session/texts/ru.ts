export const texts = {
  added: 'Украшение в корзине',
  addedMany_one: 'В корзине ещё {{count}} украшение.',
  addedMany_few: 'В корзине ещё {{count}} украшения.',
  addedMany_many: 'В корзине ещё {{count}} украшений.',
  addedMany_other: 'В корзине ещё {{count}} украшения.',
  notAdded: 'Не добавлено: {{names}}.',
  retry: 'Повторить',
  toBag: 'Открыть корзину',
}
