import type { Locale } from '@shop/contracts/shop/storefront'

const ru = {
  'gifts-under-10000': 'Подарки до 10\u00a0000\u00a0₽',
  'engagement-rings': 'Кольца для помолвки',
  pearls: 'Весь жемчуг',
  'first-gold': 'Первое золото',
  'silver-every-day': 'Серебро на каждый день',
  'for-him': 'В подарок ему',
  'coloured-stones': 'Цветные камни',
  'no-size-to-guess': 'Подарки без размера',
}

/** The shop's searches. Apart from the other texts: only a page without results needs them. */
export const ideas: Record<Locale, Readonly<Record<keyof typeof ru, string>>> = {
  ru,
  en: {
    'gifts-under-10000': 'Small gifts',
    'engagement-rings': 'Rings to propose with',
    pearls: 'All pearls',
    'first-gold': 'First gold',
    'silver-every-day': 'Silver for every day',
    'for-him': 'Gifts for him',
    'coloured-stones': 'Colored stones',
    'no-size-to-guess': 'Gifts with no size to guess',
  },
}
