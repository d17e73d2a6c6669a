import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'
import { refundDays } from '@shop/i18n/facts'

export const texts: Translation<typeof ru> = {
  brand: '{{brand}}',
  title: 'Jewelry by independent designers',
  description: `Rings, earrings, necklaces and bracelets from independent workshops: gold, silver, pearls and stones. Delivered worldwide, sizes exchanged within ${refundDays('en')}.`,
  newProducts: 'New arrivals',
  all: 'All {{quantity}}',
  banners: 'Where to begin',
  designers: 'Designers and workshops',
  designersText: 'We choose few and stay with them for long: each workshop has its own material, its own hand and its own stubbornness.',
  allDesigners: 'All designers from A to Z',
  pieces_one: '{{count}} piece',
  pieces_other: '{{count}} pieces',
  promises: 'Our promises',
}
