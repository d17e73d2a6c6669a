import type { OfficeStatus } from '@shop/contracts/back-office'
import type { OrderStatus } from '@shop/contracts/order-status'
import type { Locale } from '@shop/contracts/storefront'

const statuses: Record<OrderStatus, string> = {
  created: 'Ждёт оплаты',
  paid: 'Оплачен',
  accepted: 'Принят',
  assembling: 'Собирается',
  shipped: 'В\u00a0пути',
  ready: 'Ждёт выдачи',
  completed: 'Получен',
  expired: 'Не\u00a0оплачен',
  cancelled: 'Отменён',
  refunded: 'Возвращён',
}

const ru = {
  title: 'Учётная система',
  intro: 'Сюда уходят оплаченные заказы, отсюда приходят цены, остатки и\u00a0статусы. Каждый вызов подписан в\u00a0обе стороны.',
  empty: 'Заказов ещё не\u00a0было. Оформите заказ в\u00a0магазине — он придёт сюда, когда его надо собирать.',
  statuses,
  moves: {
    assembling: 'Собирать',
    shipped: 'Отправить',
    ready: 'Готов к\u00a0выдаче',
    completed: 'Вручить',
    cancelled: 'Отменить',
  } satisfies Record<OfficeStatus, string>,
  refund: 'Принять возврат целиком',
  refundAsked: (sum: string) => `Просят вернуть ${sum}`,
  accept: 'Принять возврат',
  decline: 'Отказать',
  hallmark: 'УИН',
  printed: 'сертификат в\u00a0конверте',
  details: 'Что собирать',
  stock: { title: 'Остаток', sku: 'Артикул', onHand: 'Посчитано штук', send: 'Прислать остаток' },
  price: { title: 'Цена', currency: 'Валюта', initial: 'До скидки', final: 'Цена', send: 'Прислать цену' },
  letters: {
    title: 'Недоставленное',
    show: 'Проверить',
    replay: 'Повторить всё',
    none: 'Всё доставлено.',
    count: (total: number) => `Не\u00a0доставлено: ${total}`,
  },
  bookings: 'Записи на\u00a0услуги',
  bookingStatuses: { booked: 'Записан', cancelled: 'Отменена' },
  consults: 'Ждут стилиста',
  consultWays: { whatsapp: 'Написать в\u00a0WhatsApp', call: 'Позвонить', video: 'Видеозвонок' },
  last: 'Последний ответ магазина',
}

const en: typeof ru = {
  title: 'Back office',
  intro: 'Paid orders go here; prices, stock and statuses come from here. Every call is signed, both ways.',
  empty: 'No orders yet. Place an order in the shop: it arrives here as soon as it is to be packed.',
  statuses: {
    created: 'Waits for payment',
    paid: 'Paid',
    accepted: 'Accepted',
    assembling: 'Being packed',
    shipped: 'On its way',
    ready: 'Ready to collect',
    completed: 'Received',
    expired: 'Not paid',
    cancelled: 'Cancelled',
    refunded: 'Returned',
  },
  moves: { assembling: 'Pack', shipped: 'Send', ready: 'Ready to collect', completed: 'Hand over', cancelled: 'Cancel' },
  refund: 'Take everything back',
  refundAsked: (sum) => `A refund of ${sum} is asked for`,
  accept: 'Accept the refund',
  decline: 'Decline',
  hallmark: 'Hallmark',
  printed: 'gift card in an envelope',
  details: 'What to pack',
  stock: { title: 'Stock', sku: 'SKU', onHand: 'Pieces counted', send: 'Send the stock' },
  price: { title: 'Price', currency: 'Currency', initial: 'Before the discount', final: 'Price', send: 'Send the price' },
  letters: {
    title: 'Not delivered',
    show: 'Look',
    replay: 'Try all again',
    none: 'Everything was delivered.',
    count: (total) => `Not delivered: ${total}`,
  },
  bookings: 'Visits',
  bookingStatuses: { booked: 'Booked', cancelled: 'Cancelled' },
  consults: 'Waiting for a stylist',
  consultWays: { whatsapp: 'Write on WhatsApp', call: 'Call', video: 'Video call' },
  last: 'Last answer of the shop',
}

export const officeTexts: Record<Locale, typeof ru> = { ru, en }
