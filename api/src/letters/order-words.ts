export type OrderNews = 'placed' | 'paid' | 'expired' | 'cancelled'

const ru = {
  subject: {
    placed: (number: string) => `Заказ ${number} оформлен`,
    paid: (number: string) => `Заказ ${number} оплачен`,
    expired: (number: string) => `Заказ ${number} не оплачен вовремя`,
    cancelled: (number: string) => `Заказ ${number} отменён`,
  } satisfies Record<OrderNews, (number: string) => string>,
  intro: {
    placed: 'Спасибо за заказ! Мы напишем, когда он отправится.',
    paid: 'Оплата пришла, мы собираем заказ. Чек придёт отдельным письмом.',
    expired: 'Мы подождали полчаса и вернули украшения на витрину. Если они вам нужны, закажите их снова.',
    cancelled: 'Заказ отменён. Если деньги были списаны, они вернутся на карту за несколько дней.',
  } satisfies Record<OrderNews, string>,
  hold: 'Украшения ждут оплаты полчаса.',
  pay: 'Оплатить заказ',
  see: 'Посмотреть заказ',
  pieces: (count: number) => `${count} шт.`,
  packaging: 'Упаковка',
  delivery: 'Доставка',
  free: 'бесплатно',
  certificates: 'Сертификаты',
  due: { paid: 'Оплачено', toPay: 'К оплате' },
  receipt: { method: 'Получение', address: 'Адрес', term: 'Когда', payment: 'Оплата' },
  text: {
    placed: (number: string, sum: string) => `ZLATA: заказ ${number} принят, ${sum}. Скоро напишем.`,
    paid: (number: string, sum: string) => `ZLATA: заказ ${number} оплачен, ${sum}. Собираем его.`,
  },
}

const en: typeof ru = {
  subject: {
    placed: (number) => `Order ${number} is placed`,
    paid: (number) => `Order ${number} is paid`,
    expired: (number) => `Order ${number} was not paid in time`,
    cancelled: (number) => `Order ${number} is cancelled`,
  },
  intro: {
    placed: 'Thank you for your order! We will write when it leaves.',
    paid: 'Your payment has arrived, and we are packing the order. The receipt comes in a letter of its own.',
    expired: 'We have waited half an hour and put the pieces back on show. If you still want them, please order again.',
    cancelled: 'The order is cancelled. If money was taken, it comes back to your card in a few days.',
  },
  hold: 'The pieces wait half an hour for the payment.',
  pay: 'Pay for the order',
  see: 'See the order',
  pieces: (count) => `${count} pcs`,
  packaging: 'Wrapping',
  delivery: 'Delivery',
  free: 'free',
  certificates: 'Gift cards',
  due: { paid: 'Paid', toPay: 'To pay' },
  receipt: { method: 'Receiving', address: 'Address', term: 'When', payment: 'Payment' },
  text: {
    placed: (number, sum) => `ZLATA: order ${number} is accepted, ${sum}. More news soon.`,
    paid: (number, sum) => `ZLATA: order ${number} is paid, ${sum}. We are packing it.`,
  },
}

export const ORDER_LETTERS = { ru, en }
