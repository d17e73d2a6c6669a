export const texts = {
  title: 'Выберите размер',
  size: 'Размер',
  left_one: 'Осталось одно',
  left_few: 'Осталось {{count}}',
  left_many: 'Осталось {{count}}',
  left_other: 'Осталось {{count}}',
  inStock: 'В наличии',
  out: 'Этого размера сейчас нет',
  add: 'Добавить в корзину',
  chooseFirst: 'Выберите размер',
  more: 'Всё об украшении',
}
