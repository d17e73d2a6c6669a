import { shopHourTexts } from '@shop/flows/texts/shop-hours/ru'

export const texts = {
  ...shopHourTexts,
  title: 'Магазины',
  titleOfPiece: 'Примерить в\u00a0магазине',
  look: 'Вид',
  asList: 'Список',
  asMap: 'Карта',
  map: 'Карта магазинов',
  has: 'Лежит на\u00a0витрине:',
  brought: 'Привезём под заказ:',
  ready: 'можно забрать {{when}}',
  way: 'Как найти',
  phone: 'Телефон',
  none: 'В этой стране магазинов пока нет',
  noneText: 'Зато мы привезём украшения домой.',
  more: 'Услуги магазинов и\u00a0маршрут',
}
