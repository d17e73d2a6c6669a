import { INSTALMENTS_NAME } from '@shop/contracts/cart/instalments-name'
import { instalmentTexts } from '@shop/flows/texts/instalments/ru'

export const texts = {
  ...instalmentTexts,
  title: `${INSTALMENTS_NAME.ru} без переплаты`,
  bag: 'За украшения в\u00a0вашей корзине:',
  example: 'Например, за\u00a0{{sum}}:',
  how: 'Четверть суммы спишем с\u00a0карты сразу, остальное — каждые две недели. Украшение отправим после первого платежа.',
  limits: 'Так можно оплатить заказ от\u00a0{{from}} до\u00a0{{to}}, кроме подарочных сертификатов.',
  more: 'Посчитать другую сумму',
}
