export const texts = {
  title: 'Выберите размер',
  weightTitle: 'Выберите вес камня',
  size: 'Размер',
  weight: 'Вес камня',
  left_one: 'Осталось одно',
  left_few: 'Осталось {{count}}',
  left_many: 'Осталось {{count}}',
  left_other: 'Осталось {{count}}',
  inStock: 'В наличии',
  out: 'Сейчас нет в\u00a0наличии',
  add: 'Добавить в корзину',
  more: 'Всё об украшении',
}
