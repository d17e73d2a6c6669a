import type { MoneyBack } from '@shop/contracts/orders/refunds/money-back'
import type { OrderStatus } from '@shop/contracts/orders/order-status'

const statuses: Record<OrderStatus, string> = {
  created: 'Оформлен',
  paid: 'Оплачен',
  accepted: 'Принят',
  assembling: 'Собираем',
  shipped: 'В пути',
  ready: 'Можно забирать',
  completed: 'Получен',
  expired: 'Не оплачен вовремя',
  cancelled: 'Отменён',
  refunded: 'Возвращён',
}

const moneyBack: Record<MoneyBack['to'], string> = {
  card: 'На карту, с которой платили',
  fastPayment: 'На счёт, с которого платили',
  instalments: 'Что внесено — на карту, остальные платежи не спишут',
  account: 'На счёт в банке',
  desk: 'В кассе магазина',
  certificates: 'На сертификаты',
  bonuses: 'Бонусами',
}

export const ru = {
  statuses,
  free: 'Платить не нужно',
  covered: 'Сертификатами',
  moneyBack,
  moneyBackBy: (name: string, day: string) => `${name}, не позже ${day}`,
  receipt: {
    delivery: 'Доставка',
    packaging: 'Упаковка',
    engraving: 'Гравировка',
    order: (number: string) => `Заказ ${number} в {{brand}}`,
    exchange: (number: string) => `Доплата за обмен размера ${number}`,
  },
}

export type OrderTexts = typeof ru
