import { stockTexts } from '@shop/flows/texts/stock/ru'
import { priceHistoryDays } from '@shop/i18n/facts'

export const texts = {
  photos: 'Фотографии',
  photoOf: '{{index}} из {{count}}',
  previousPhoto: 'Предыдущая фотография',
  nextPhoto: 'Следующая фотография',
  lowest: `Самая низкая цена за ${priceHistoryDays('ru')} до снижения — {{price}}`,
  size: 'Размер',
  length: 'Длина',
  weight: 'Вес камня',
  ...stockTexts,
  inStock: 'В наличии',
  preorderDate: 'Сделаем к {{date}} и сразу отправим',
  out: 'Сейчас нет в\u00a0наличии',
  chooseSize: 'Выберите размер',
  chooseLength: 'Выберите длину',
  chooseValue: 'Выберите номинал',
  chooseWeight: 'Выберите вес камня',
  add: 'Добавить в корзину',
  preorder: 'Предзаказать',
  more: 'Всё об украшении',
  unknown: 'Такого украшения нет',
  unknownText: 'Возможно, его больше не делают, или в адрес закралась ошибка.',
  toCatalog: 'В каталог',
}
