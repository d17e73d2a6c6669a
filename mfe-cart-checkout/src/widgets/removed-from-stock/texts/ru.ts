export const texts = {
  title: 'Кое-что успели купить',
  gone: 'Больше нет в наличии',
  left: 'Осталось {{left}} из {{wanted}}',
  goOn: 'Продолжить с тем, что есть',
  toBag: 'Вернуться в корзину',
  toCatalog: 'В каталог',
}
