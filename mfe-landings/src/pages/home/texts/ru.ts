import { refundDays } from '@shop/i18n/facts'

export const texts = {
  brand: '{{brand}}',
  title: 'Украшения независимых дизайнеров',
  description: `Кольца, серьги, колье и браслеты независимых мастерских: золото, серебро, жемчуг и камни. Доставка по России, обмен размера ${refundDays('ru')}.`,
  newProducts: 'Новые поступления',
  all: 'Все {{quantity}}',
  banners: 'С чего начать',
  designers: 'Дизайнеры и мастерские',
  designersText: 'Мы выбираем немногих и остаёмся с ними надолго: у каждой мастерской свой материал, своя рука и своё упрямство.',
  allDesigners: 'Все дизайнеры от А до Я',
  pieces_one: '{{count}} украшение',
  pieces_few: '{{count}} украшения',
  pieces_many: '{{count}} украшений',
  pieces_other: '{{count}} украшения',
  promises: 'Наши обещания',
}
