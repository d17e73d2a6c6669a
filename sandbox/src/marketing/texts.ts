import type { Locale } from '@shop/contracts/shop/storefront'

const ru = {
  title: 'Маркетинг',
  empty: 'Пока тихо. Платформа узнаёт о\u00a0покупателе только с\u00a0его согласия.',
  sync: 'сразу',
  async: 'в\u00a0очереди',
  device: 'Устройство',
  body: 'Что прислано',
  answer: 'Как отвечать магазину',
  modes: { ok: 'Принимать', validation: 'Не\u00a0принимать данные', protocol: 'Не\u00a0узнавать ключ', down: 'Не\u00a0работать' },
  names: {
    authorize: 'Вход покупателя',
    subscribe: 'Подписка',
    wishlistAdd: 'В\u00a0избранное',
    wishlistRemove: 'Из избранного',
    wishlistClear: 'Избранное очищено',
    viewCategory: 'Просмотр раздела',
    viewProduct: 'Просмотр украшения',
    priceReduction: 'Ждёт снижения цены',
  },
}

const en: typeof ru = {
  title: 'Marketing',
  empty: 'Quiet so far. The platform hears of a shopper only with their consent.',
  sync: 'at once',
  async: 'queued',
  device: 'Device',
  body: 'What was sent',
  answer: 'How to answer the shop',
  modes: { ok: 'Take it', validation: 'Refuse the data', protocol: 'Refuse the key', down: 'Be down' },
  names: {
    authorize: 'Sign-in',
    subscribe: 'Subscription',
    wishlistAdd: 'Into the wishlist',
    wishlistRemove: 'Out of the wishlist',
    wishlistClear: 'Wishlist cleared',
    viewCategory: 'Category viewed',
    viewProduct: 'Piece viewed',
    priceReduction: 'Waits for a lower price',
  },
}

export const marketingTexts: Record<Locale, typeof ru> = { ru, en }
