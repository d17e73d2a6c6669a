import { codeTexts } from '../ru.ts'
import { unconfirmedCodeTexts } from '../unconfirmed-code/ru.ts'

export const finderTexts = {
  ...codeTexts,
  ...unconfirmedCodeTexts,
  number: 'Номер заказа',
  numberHint: 'Он есть в\u00a0письме и\u00a0в\u00a0сообщении о\u00a0заказе',
  phone: 'Телефон',
  phoneHint: 'Тот, с\u00a0которым оформляли заказ',
  notFound: 'Не\u00a0нашли заказа с\u00a0таким номером и\u00a0телефоном. Проверьте номер в\u00a0письме.',
  fourDigits: 'Четыре цифры',
  change: 'Изменить',
  findOrder: 'Найти заказ',
}
