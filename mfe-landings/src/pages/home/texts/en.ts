import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  brand: 'ZLATA',
  title: 'Jewelry by independent designers',
  description:
    'Rings, earrings, necklaces and bracelets from independent workshops: gold, silver, pearls and stones. Delivered worldwide, sizes exchanged within 30 days.',
  newProducts: 'New arrivals',
  all: 'All {{quantity}}',
  banners: 'Where to begin',
  designers: 'Designers and workshops',
  designersText: 'We choose few and stay with them for long: each workshop has its own material, its own hand and its own stubbornness.',
  allDesigners: 'All designers from A to Z',
  pieces_one: '{{count}} piece',
  pieces_other: '{{count}} pieces',
  promises: 'Our promises',
  hallmark: 'Hallmarked',
  hallmarkText: 'Every piece of precious metal carries its hallmark, and we check it before it leaves',
  gift: 'Box and ribbon',
  giftText: 'A piece arrives as a gift: in its box, with a ribbon and no price tag',
  exchange: 'Size exchange',
  exchangeText: 'Thirty days to try it on at home and change the size',
  care: 'Care',
  careText: 'We tell you how to clean and keep every metal and every stone',
}
