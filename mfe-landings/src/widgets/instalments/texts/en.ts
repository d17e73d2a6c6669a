import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  sum: 'Order total, {{sign}}',
  limits: 'From {{from}} to {{to}}',
  usual: 'Usual sums',
  payments: 'Four payments',
  today: 'Today',
  inWeeks_one: 'In {{count}} week',
  inWeeks_other: 'In {{count}} weeks',
  total: '{{sum}} in all: exactly what the order costs',
  noSum: 'Enter a sum to see the payments',
}
