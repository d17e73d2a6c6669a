import { INSTALMENTS_NAME } from '@shop/contracts/cart/instalments-name'

/** Texts of instalments. */
export const instalmentTexts = {
  payments: INSTALMENTS_NAME.ru,
  firstPayment: 'Первый платёж {{sum}}',
  today: 'Сегодня',
  inWeeks_one: 'Через {{count}} неделю',
  inWeeks_few: 'Через {{count}} недели',
  inWeeks_many: 'Через {{count}} недель',
  inWeeks_other: 'Через {{count}} недели',
  total: 'Всего {{sum}}: ровно столько, сколько стоит заказ',
  noSum: 'Введите сумму, и\u00a0мы посчитаем платежи',
}
