import { INSTALMENTS_LIMIT } from '../../../goods/catalog/product/instalments-limit.ts'
import { INSTALMENTS_NAME } from '@shop/contracts/cart/instalments-name'
import { fittingMinutes } from '@shop/i18n/facts'
import type { CodeReason } from '@shop/contracts/cart/full-cart'
import { quoted } from '@shop/i18n/quotes'

/** Values of code texts; sums are formatted already. */
export interface CodeValues {
  sum: string
  percent: string
  minimum: string
  missing: string
  name: string
  other: string
  date: string
}

type Sentences = Record<CodeReason, (values: CodeValues) => string>

const promocode: Sentences = {
  applied: ({ percent, sum }) => (percent ? `${percent} на украшения: −${sum}` : `Скидка ${sum}`),
  partly: ({ percent, sum, name }) => `${percent || 'Скидка'} не на всё, −${sum}: на ${quoted(name, 'ru')} код не действует`,
  better: ({ other }) => `Скидки не складываются, ${other} выгоднее`,
  equal: ({ other }) => `Скидки не складываются, ${other} даёт столько же`,
  notStarted: ({ date }) => `Промокод начнёт действовать ${date}`,
  ended: ({ date }) => `Промокод закончился ${date}`,
  usedUp: () => 'Промокодом уже воспользовались все, кому он был отведён',
  minimum: ({ minimum, missing }) => `Промокод действует от ${minimum}: не хватает ${missing}`,
  noLines: () => 'В корзине нет украшений, на которые действует промокод',
  firstOrder: () => 'Промокод действует только на первый заказ',
  otherCurrency: () => 'Промокод действует в другой стране',
  choosePacking: () => 'Выберите праздничную упаковку: с промокодом она бесплатно',
  empty: () => 'Промокод ничего не меняет в этом заказе',
  nothingLeft: () => 'Промокод ничего не меняет в этом заказе',
}

/** Below the name of a row, which has the sum beside it. */
const promocodeRow = {
  applied: (percent: string) => (percent ? `${percent} на украшения` : null),
  partly: (percent: string, name: string) => `${percent || 'Скидка'} не на всё: на ${quoted(name, 'ru')} код не действует`,
}

const tender: Sentences = {
  ...promocode,
  applied: ({ sum }) => `Оплатит ${sum}`,
  partly: ({ sum, missing }) => `Оплатит ${sum}, на нём останется ${missing}`,
  ended: ({ date }) => `Срок сертификата вышел ${date}`,
  otherCurrency: () => 'Этим сертификатом платят в другой стране',
  empty: () => 'На сертификате ничего не осталось',
  nothingLeft: () => 'Заказ уже оплачен другими сертификатами',
}

const PIECES: Record<Intl.LDMLPluralRule, string> = {
  zero: 'украшений',
  one: 'украшение',
  two: 'украшения',
  few: 'украшения',
  many: 'украшений',
  other: 'украшения',
}

const counted = (count: number, texts: typeof PIECES) => `${String(count)} ${texts[new Intl.PluralRules('ru').select(count)]}`

/** Pieces and certificates together. */
const ITEMS: typeof PIECES = { zero: 'товаров', one: 'товар', two: 'товара', few: 'товара', many: 'товаров', other: 'товара' }
const CERTIFICATES: typeof PIECES = {
  zero: 'сертификатов',
  one: 'сертификат',
  two: 'сертификата',
  few: 'сертификата',
  many: 'сертификатов',
  other: 'сертификата',
}

export const ru = {
  promocode,
  promocodeAtFullPrice: 'Промокод не действует на украшения со скидкой',
  promocodeRow,
  tender,
  freeDelivery: 'Доставка будет бесплатной',
  freePacking: 'Праздничная упаковка бесплатно',
  certificate: (tail: string) => `Сертификат •• ${tail}`,
  deposit: (code: string) => `Подарочный сертификат ${code}`,
  best: {
    promocode: (code: string) => `промокод ${code}`,
    without: (code: string) => `без промокода ${code}: с ним вышло бы дороже`,
    bonuses: (sum: string) => `бонусы на ${sum}`,
    certificate: (code: string, sum: string) => `сертификат ${code} на ${sum}`,
    noCode: 'Без промокода',
    now: 'Как сейчас',
    due: (sum: string) => `К оплате останется ${sum}`,
  },
  sums: {
    pieces: (count: number) => counted(count, PIECES),
    items: (count: number) => counted(count, ITEMS),
    certificates: (count: number) => counted(count, CERTIFICATES),
    itemDiscount: 'Скидка на украшения',
    promocode: (code: string) => `Промокод ${code}`,
    bonuses: 'Бонусы',
    engraving: 'Гравировка',
    delivery: 'Доставка',
    untilFree: (rest: string) => `До бесплатной доставки ещё ${rest}`,
    withDelivery: (sum: string) => `С\u00a0доставкой\u00a0— ${sum}`,
    withCourier: (sum: string) => `С\u00a0курьером — от\u00a0${sum}`,
    beyondRing: (km: number, sum: string) => `${String(km)} км за кольцевой дорогой: ${sum}`,
    exactHour: (sum: string) => `час на выбор: ${sum}`,
    left: (sum: string) => `На нём останется ${sum}`,
  },
  giftPack: { name: 'Подарочная коробка и лента', description: 'Бархатная коробка, лента и открытка с вашими словами' },
  festivePack: { name: 'Праздничная упаковка', description: 'Жёсткая коробка с тиснением, шёлковая лента и веточка хлопка' },
  courierWithoutFitting: 'До двери',
  shopWithoutFitting: 'Заберёте, когда будет удобно',
  atTheDoor: (name: string) => `${name}, оставит у двери`,
  delivery: {
    courier: { name: 'Курьер', description: `Примерка ${fittingMinutes('ru')}, частичный выкуп` },
    post: { name: 'Почтой', description: 'Письмом с отслеживанием, бесплатно' },
    ems: { name: 'Курьер EMS', description: 'До двери, с отслеживанием' },
    express: { name: 'Экспресс за три часа', description: 'Если заказать по будням до 16:00' },
    sameDay: { name: 'День в день', description: 'Если заказать по будням до 13:00' },
    pickpoint: { name: 'Пункт выдачи', description: 'Пункты и постаматы рядом с вами' },
    shop: { name: 'Магазин {{brand}}', description: 'Примерим и подгоним размер на месте' },
    pickup: { name: 'Самовывоз', description: 'Со склада магазина' },
    onlineCertificate: { name: 'Электронный сертификат', description: 'Придёт письмом или сообщением' },
  },
  payment: {
    card: { name: 'Картой онлайн', description: 'Мир, Visa, Mastercard' },
    fastPayment: { name: 'Система быстрых платежей', description: 'По QR-коду или в\u00a0приложении банка' },
    instalments: { name: INSTALMENTS_NAME.ru, description: 'Четверть суммы сегодня, без переплаты' },
    onReceipt: { name: 'При получении', description: 'Картой или наличными' },
  },
  restrictions: {
    instalments: INSTALMENTS_LIMIT.ru,
    instalmentsCertificates: 'Сертификаты четырьмя платежами не оплачиваются.',
    onReceipt: 'При такой доставке оплатить при получении нельзя.',
    free: 'Размерник бесплатный, и доставка тоже.',
    covered: 'Сертификаты оплачивают весь заказ, доплачивать не нужно.',
  },
  estimation: {
    next: (date: string) => `Ближайшая доставка: ${date}`,
  },
}

export type CartTexts = typeof ru
