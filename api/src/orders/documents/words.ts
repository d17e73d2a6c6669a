import type { DocumentKind } from '@shop/contracts/orders/order-ways'
import type { Locale } from '@shop/contracts/shop/storefront'

const titles = (number: string): Record<DocumentKind, string> => ({
  receipt: `Чек по заказу ${number}`,
  invoice: `Счёт по заказу ${number}`,
  warranty: `Гарантийный талон к заказу ${number}`,
})

const ru = {
  titles,
  ordered: 'Заказ оформлен',
  paid: 'Оплачен',
  received: 'Получен',
  seller: 'Продавец',
  buyer: 'Покупатель',
  payment: 'Оплата',
  delivery: 'Получение',
  piece: 'Украшение',
  quantity: 'Кол-во',
  sum: 'Сумма',
  article: (code: string) => `Артикул ${code}`,
  hallmark: (number: string) => `УИН ${number}`,
  goods: 'Украшения',
  discount: 'Скидки и промокод',
  bonuses: 'Бонусы',
  packaging: 'Упаковка',
  shipping: 'Доставка',
  certificates: 'Сертификатами',
  total: { paid: 'Оплачено', due: 'К оплате' },
  refunded: 'Возвращено',
  free: 'бесплатно',
  receiptNote: 'Кассовый чек по закону о применении касс пришёл письмом в день оплаты. Этот документ повторяет его строки для вас.',
  invoiceNote: 'Счёт действителен без подписи и печати.',
  until: (date: string) => `Гарантия действует до ${date}`,
  terms: [
    'Двенадцать месяцев с получения. На время ремонта срок продлевается.',
    'Покрывает: камень выпал или шатается в закрепке, разошлось звено, не держит замок, облетело покрытие.',
    'Не покрывает следы носки, удары, химию и попытки починить самому. Починить поможем и тогда: назовём цену до начала работы.',
    'Чистка и проверка закрепки — бесплатно и без срока, в любом магазине.',
  ],
  ask: (email: string) => `Напишите на ${email} со снимком и номером заказа. Застрахованную пересылку оплачиваем мы.`,
}

const en: typeof ru = {
  titles: (number) => ({
    receipt: `Receipt for order ${number}`,
    invoice: `Invoice for order ${number}`,
    warranty: `Warranty card for order ${number}`,
  }),
  ordered: 'Ordered on',
  paid: 'Paid on',
  received: 'Received on',
  seller: 'Seller',
  buyer: 'Buyer',
  payment: 'Payment',
  delivery: 'Delivery',
  piece: 'Piece',
  quantity: 'Qty',
  sum: 'Amount',
  article: (code) => `Item ${code}`,
  hallmark: (number) => `Hallmark No. ${number}`,
  goods: 'Pieces',
  discount: 'Discounts and promo code',
  bonuses: 'Bonuses',
  packaging: 'Gift wrap',
  shipping: 'Delivery',
  certificates: 'Gift certificates',
  total: { paid: 'Paid', due: 'To pay' },
  refunded: 'Refunded',
  free: 'free',
  receiptNote: 'The payment provider emailed its receipt on the day you paid. This document repeats its lines for you.',
  invoiceNote: 'This invoice is valid without a signature.',
  until: (date) => `The warranty is valid until ${date}`,
  terms: [
    'Twelve months from the day you receive the piece, extended by the time any repair takes. Your statutory rights are not affected.',
    'Covered: a stone has fallen out or moves in its setting, a link has opened, a clasp does not hold, plating has come off.',
    'Not covered: signs of wear, impact, chemicals, and repairs by others. We will still help and quote a price before any work begins.',
    'Cleaning and a check of the setting are free for life, in any store.',
  ],
  ask: (email) => `Write to ${email} with a picture and the order number. We pay for insured shipping.`,
}

export const DOCUMENT_WORDS: Record<Locale, typeof ru> = { ru, en }
