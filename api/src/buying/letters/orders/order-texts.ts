import { refundDays } from '@shop/i18n/facts'

/** Order events announced to the shopper; packing is not. */
export const ORDER_NEWS = ['placed', 'paid', 'expired', 'cancelled', 'shipped', 'ready', 'completed'] as const
export type OrderNews = (typeof ORDER_NEWS)[number]

const ru = {
  subject: {
    placed: (number: string) => `Заказ ${number} оформлен`,
    paid: (number: string) => `Заказ ${number} оплачен`,
    expired: (number: string) => `Заказ ${number} не оплачен вовремя`,
    cancelled: (number: string) => `Заказ ${number} отменён`,
    shipped: (number: string) => `Заказ ${number} в пути`,
    ready: (number: string) => `Заказ ${number} ждёт вас`,
    completed: (number: string) => `Заказ ${number} у вас`,
  } satisfies Record<OrderNews, (number: string) => string>,
  intro: {
    placed: 'Спасибо за заказ! О каждом его шаге мы напишем.',
    paid: 'Оплата пришла, мы собираем заказ. Чек придёт отдельным письмом.',
    expired: 'Мы подождали полчаса, украшения больше не отложены. Если они вам нужны, закажите их снова, пока они есть.',
    cancelled: 'Заказ отменён, украшения вернулись на витрину. Платить ничего не нужно.',
    shipped: 'Мы передали заказ в доставку. Он застрахован на всю сумму.',
    ready: 'Заказ можно забирать. Возьмите с собой его номер.',
    completed: `Спасибо, что выбрали нас. Если украшение не подошло, его можно вернуть за ${refundDays('ru')}.`,
  } satisfies Record<OrderNews, string>,
  /** Of an order with an engraved piece, which is not taken back. */
  completedEngraved: 'Спасибо, что выбрали нас.',
  /** Of electronic certificates alone, once they are paid. */
  mailed: 'Оплата пришла, сертификат с кодом уже отправлен получателю. Чек придёт отдельным письмом.',
  /** Somebody else has paid. This letter goes to who has ordered; the payer gets none. */
  paidByLink: 'За вас заплатили по вашей ссылке, мы собираем заказ. Чек придёт вам отдельным письмом.',
  /** The same where something goes back: the rows below say how much and where to. */
  introBack: {
    cancelled: 'Заказ отменён, украшения вернулись на витрину. Возвращаем всё, чем вы платили:',
    expired: 'Мы подождали полчаса, украшения больше не отложены. Возвращаем всё, что было списано:',
  },
  cancelledByLink: 'Заказ отменён, украшения вернулись на витрину. Оплату возвращаем тому, кто заплатил по вашей ссылке:',
  tracking: { carrier: 'Служба доставки', number: 'Номер отправления', follow: 'Где сейчас заказ' },
  earned: 'Начислено бонусов',
  link: 'Посмотреть или отменить заказ',
  hold: 'Украшения ждут оплаты полчаса.',
  pay: 'Оплатить заказ',
  see: 'Посмотреть заказ',
  pieces: (count: number) => `${count} шт.`,
  bonuses: 'Бонусы',
  packaging: 'Упаковка',
  engraving: 'Гравировка',
  delivery: 'Доставка',
  free: 'бесплатно',
  certificates: 'Сертификаты',
  due: { paid: 'Оплачено', toPay: 'К оплате', whole: 'Сумма заказа', left: 'Осталось' },
  receipt: { method: 'Получение', address: 'Адрес', term: 'Когда', duty: 'Таможня', certificate: 'Сертификат', payment: 'Оплата' },
  text: {
    placed: (number: string, sum: string) => `{{brand}}: заказ ${number} принят, ${sum}. Скоро напишем.`,
    paid: (number: string, sum: string) => `{{brand}}: заказ ${number} оплачен, ${sum}. Собираем его.`,
    mailed: (number: string, sum: string) => `{{brand}}: заказ ${number} оплачен, ${sum}. Сертификат отправлен.`,
    firstPaid: (number: string, sum: string, left: string) =>
      `{{brand}}: заказ ${number}, первый платёж ${sum} прошёл, осталось ${left}. Собираем заказ.`,
    shipped: (number: string, parcel: string) => `{{brand}}: заказ ${number} в пути${parcel && `, отправление ${parcel}`}.`,
    ready: (number: string, place: string, code: string | null) =>
      `{{brand}}: заказ ${number} можно забирать: ${place}.${code ? ` Код получения ${code}.` : ''}`,
  },
}

const en: typeof ru = {
  subject: {
    placed: (number) => `Order ${number} is placed`,
    paid: (number) => `Order ${number} is paid`,
    expired: (number) => `Order ${number} was not paid in time`,
    cancelled: (number) => `Order ${number} is canceled`,
    shipped: (number) => `Order ${number} is on its way`,
    ready: (number) => `Order ${number} is waiting for you`,
    completed: (number) => `Order ${number} is with you`,
  },
  intro: {
    placed: 'Thank you for your order! We will write at its every step.',
    paid: 'Your payment has arrived, and we are packing the order. The receipt comes in a letter of its own.',
    expired:
      'We have waited half an hour, and the pieces are no longer set aside. If you still want them, please order again while they are there.',
    cancelled: 'The order is canceled, and the pieces are back on show. There is nothing to pay.',
    shipped: 'Your order has left us. It is insured for its full price.',
    ready: 'Your order can be collected. Please have its number with you.',
    completed: `Thank you for choosing us. If a piece does not suit, you can return it within ${refundDays('en')}.`,
  },
  completedEngraved: 'Thank you for choosing us.',
  mailed:
    'Your payment has arrived, and the certificate with its code has left for the recipient. The receipt comes in a letter of its own.',
  paidByLink: 'Somebody has paid by your link, and we are packing the order. The receipt comes to you in a letter of its own.',
  introBack: {
    cancelled: 'The order is canceled, and the pieces are back on show. Everything that paid for it goes back:',
    expired: 'We have waited half an hour, and the pieces are no longer set aside. Everything that was taken goes back:',
  },
  cancelledByLink: 'The order is canceled, and the pieces are back on show. The payment goes back to whoever paid by your link:',
  tracking: { carrier: 'Carrier', number: 'Parcel number', follow: 'Where the parcel is' },
  earned: 'Bonuses earned',
  link: 'See or cancel the order',
  hold: 'The pieces wait half an hour for the payment.',
  pay: 'Pay for the order',
  see: 'See the order',
  pieces: (count) => `${count} pcs`,
  bonuses: 'Bonuses',
  packaging: 'Wrapping',
  engraving: 'Engraving',
  delivery: 'Delivery',
  free: 'free',
  certificates: 'Gift certificates',
  due: { paid: 'Paid', toPay: 'To pay', whole: 'Order total', left: 'Left to pay' },
  receipt: { method: 'Receiving', address: 'Address', term: 'When', duty: 'Customs', certificate: 'Certificate', payment: 'Payment' },
  text: {
    placed: (number, sum) => `{{brand}}: order ${number} is accepted, ${sum}. More news soon.`,
    paid: (number, sum) => `{{brand}}: order ${number} is paid, ${sum}. We are packing it.`,
    mailed: (number, sum) => `{{brand}}: order ${number} is paid, ${sum}. The certificate is sent.`,
    firstPaid: (number, sum, left) =>
      `{{brand}}: order ${number}, the first payment of ${sum} has arrived, ${left} left. We are packing it.`,
    shipped: (number, parcel) => `{{brand}}: order ${number} is on its way${parcel && `, parcel ${parcel}`}.`,
    ready: (number, place, code) => `{{brand}}: order ${number} can be collected: ${place}.${code ? ` Pickup code ${code}.` : ''}`,
  },
}

export const ORDER_LETTERS = { ru, en }
