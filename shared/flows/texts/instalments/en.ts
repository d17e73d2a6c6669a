import { INSTALMENTS_NAME } from '@shop/contracts/cart/instalments-name'
import type { Translation } from '@shop/i18n'
import type { instalmentTexts as ru } from './ru.ts'

export const instalmentTexts: Translation<typeof ru> = {
  payments: INSTALMENTS_NAME.en,
  firstPayment: 'First payment {{sum}}',
  today: 'Today',
  inWeeks_one: 'In {{count}} week',
  inWeeks_other: 'In {{count}} weeks',
  total: '{{sum}} in all: exactly what the order costs',
  noSum: 'Enter a sum to see the payments',
}
