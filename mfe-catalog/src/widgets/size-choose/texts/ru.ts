import { stockTexts } from '@shop/flows/texts/stock/ru'

export const texts = {
  title: 'Выберите размер',
  valueTitle: 'Выберите номинал',
  weightTitle: 'Выберите вес камня',
  lengthTitle: 'Выберите длину',
  size: 'Размер',
  length: 'Длина',
  weight: 'Вес камня',
  ...stockTexts,
  inStock: 'В наличии',
  out: 'Сейчас нет в\u00a0наличии',
  add: 'Добавить в корзину',
  change: 'Выбрать этот размер',
  same: 'Этот размер уже в корзине',
  changeLength: 'Выбрать эту длину',
  sameLength: 'Эта длина уже в корзине',
  more: 'Всё об украшении',
}
