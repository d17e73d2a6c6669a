/** Texts of instalments. */
export const instalmentTexts = {
  payments: 'Четыре платежа',
  today: 'Сегодня',
  inWeeks_one: 'Через {{count}} неделю',
  inWeeks_few: 'Через {{count}} недели',
  inWeeks_many: 'Через {{count}} недель',
  inWeeks_other: 'Через {{count}} недели',
  total: 'Всего {{sum}}: ровно столько, сколько стоит заказ',
  noSum: 'Введите сумму, и\u00a0мы посчитаем платежи',
}
