import type { Locale } from '@shop/contracts/shop/storefront'

const ru = {
  paid: (number: string) => `Заказ ${number} оплачен`,
  paidText: (method: string) => `Оплата прошла. Способ оплаты: ${method}. Чек и подробности отправили на вашу почту.`,
  waiting: 'Проверяем оплату',
  waitingText:
    'Ждём ответа банка, обычно это несколько секунд. Если вы заплатили, проверьте ещё раз: деньги не пропадут, и второй раз их не спишут.',
  check: 'Проверить ещё раз',
  unpaid: (number: string) => `Заказ ${number} ждёт оплаты`,
  unpaidText: 'Если вы уже заплатили, деньги не пропадут: банк сообщит нам, и заказ станет оплаченным.',
  declined: 'Банк не подтвердил оплату',
  declinedText: 'Деньги не списаны. Чаще всего дело в лимите на покупки в интернете: его меняют в приложении банка.',
  expired: 'Время оплаты вышло',
  expiredText: (number: string) =>
    `Заказ ${number} отменён, украшения больше не отложены. Деньги не списаны; если банк их всё же списал, мы вернём их сами.`,
  cancelled: (number: string) => `Заказ ${number} отменён`,
  cancelledText: 'Оплачивать его не нужно.',
  refunded: 'Деньги возвращаем',
  refundedText: (number: string, days: number) => `Возвращаем оплату заказа ${number}. Банк зачислит её не позже чем через ${days} дней.`,
  nothing: 'Сейчас оплачивать нечего',
  nothingText: 'Здесь можно оплатить заказ, который ещё не оплачен. У вас таких нет.',
  held: (time: string) => `Украшения отложены для вас ещё на ${time}.`,
  way: 'Способ оплаты',
  safe: 'Оплата онлайн — на странице банка. Данные карты магазин не видит.',
  toOrder: 'Посмотреть заказ',
}

export type PaymentTexts = typeof ru

const en: PaymentTexts = {
  paid: (number) => `Order ${number} is paid`,
  paidText: (method) => `The payment has arrived. Payment method: ${method}. We sent the receipt and the details to your email.`,
  waiting: 'Checking the payment',
  waitingText:
    'We are waiting for the bank, which usually takes seconds. If you have paid, check again: nothing is lost, and nothing is charged twice.',
  check: 'Check again',
  unpaid: (number) => `Order ${number} is waiting for payment`,
  unpaidText: 'If you have paid already, nothing is lost: the bank tells us and the order becomes paid.',
  declined: 'The bank declined the payment',
  declinedText: 'No money was taken. Most often it is a limit on online purchases, which your bank’s app changes in a minute.',
  expired: 'The time to pay is over',
  expiredText: (number) =>
    `Order ${number} was released and its pieces are no longer set aside. No money was taken; if the bank took it after all, we send it back.`,
  cancelled: (number) => `Order ${number} was canceled`,
  cancelledText: 'There is nothing to pay.',
  refunded: 'The money is going back',
  refundedText: (number, days) => `The payment of order ${number} is on its way back. The bank returns it within ${days} days.`,
  nothing: 'There is nothing to pay now',
  nothingText: 'An order that is not paid yet can be paid here. You have none.',
  held: (time) => `The pieces are set aside for you for another ${time}.`,
  way: 'Payment method',
  safe: 'Online you pay on the bank’s page. The store never sees your card.',
  toOrder: 'See the order',
}

export const PAYMENT_TEXTS: Record<Locale, PaymentTexts> = { ru, en }
