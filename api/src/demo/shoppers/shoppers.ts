import type { OrderStatus } from '@shop/contracts/orders/order-status'
import { deliveryMethod } from '@shop/contracts/places/reference-ids'

export interface DemoOrder {
  /** Seven digits, like any order number. */
  number: string
  status: OrderStatus
  /** Days before the seeding date. */
  daysAgo: number
  /** Positions in the popularity list, one line each. */
  pieces: number[]
  delivery: { method: number; name: string; address: string; estimation: string }
  deliverySum: number
  payment: 'card' | 'fastPayment' | 'onReceipt'
  tracking?: { number: string; carrier: string; url: null }
}

export interface DemoShopper {
  /** A phone that nobody uses. */
  phone: string
  email: string
  /** Hash of the password `zlata-demo`; shoppers without one sign in by mailed code. */
  passwordHash?: string
  name: string
  surname: string
  /** The day of the birthday bonus. */
  birthYear: number | null
  isSubscribed: boolean
  place: { locale: 'ru' | 'en'; country: string; currency: 'RUB' | 'AED'; host: string }
  address: string | null
  /** Minor units, oldest first. */
  bonuses: { amount: number; kind: 'welcome' | 'earned' | 'spent' | 'birthday' | 'burnt'; daysAgo: number; order?: string }[]
  orders: DemoOrder[]
}

const courier = (address: string, estimation = 'завтра') => ({
  method: deliveryMethod.courier,
  name: 'Курьер',
  address,
  estimation,
})
const LESNAYA = 'Москва, Лесная улица, 7, кв. 12'
const shop = { method: deliveryMethod.shop, name: 'Магазин {{brand}}', address: 'Москва, Цветной бульвар, 15', estimation: 'сегодня' }
const point = {
  method: deliveryMethod.pickpoint,
  name: 'Пункт выдачи',
  address: 'Москва, Новослободская улица, 16',
  estimation: 'через 2 дня',
}
const RUSSIAN = { locale: 'ru', country: 'RU', currency: 'RUB', host: 'shop.ru.localhost' } as const
const INTERNATIONAL = { locale: 'en', country: 'AE', currency: 'AED', host: 'shop.com.localhost' } as const
const ems = { method: deliveryMethod.courier, name: 'EMS courier', address: 'Dubai, Al Wasl Road, 12, flat 4', estimation: 'in 5–8 days' }

/** Demo shoppers. The README and the sandbox list their phones. */
export const demoShoppers: DemoShopper[] = [
  {
    phone: '+79000000001',
    email: 'anna@mail.example',
    passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$emxhdGEtZGVtby1zaG9wIQ$e/Fh9AU7tV+i0DZHC9f7bOWHyMvBq1rx0IOd73U3yDg',
    name: 'Анна',
    surname: 'Петрова',
    birthYear: 1992,
    isSubscribed: true,
    place: RUSSIAN,
    address: 'Москва, Лесная улица, 7',
    bonuses: [
      { amount: 50_000, kind: 'welcome', daysAgo: 320 },
      // Expired unspent.
      { amount: -50_000, kind: 'burnt', daysAgo: 229 },
      { amount: 118_000, kind: 'earned', daysAgo: 210, order: '4127306' },
      { amount: -60_000, kind: 'spent', daysAgo: 96, order: '4390152' },
      { amount: 84_000, kind: 'earned', daysAgo: 82, order: '4390152' },
      { amount: 100_000, kind: 'birthday', daysAgo: 60 },
    ],
    orders: [
      {
        number: '4127306',
        status: 'completed',
        daysAgo: 224,
        pieces: [9, 24],
        delivery: courier(LESNAYA),
        deliverySum: 0,
        payment: 'card',
      },
      { number: '4390152', status: 'completed', daysAgo: 96, pieces: [14], delivery: point, deliverySum: 0, payment: 'fastPayment' },
      {
        number: '4502847',
        status: 'refunded',
        daysAgo: 61,
        pieces: [30],
        delivery: courier(LESNAYA),
        deliverySum: 39_000,
        payment: 'card',
      },
      { number: '4561930', status: 'cancelled', daysAgo: 40, pieces: [18, 41], delivery: shop, deliverySum: 0, payment: 'onReceipt' },
      { number: '4618274', status: 'expired', daysAgo: 22, pieces: [6], delivery: courier(LESNAYA), deliverySum: 0, payment: 'card' },
      // Received within thirty days: returnable.
      { number: '4698733', status: 'completed', daysAgo: 12, pieces: [3, 21], delivery: courier(LESNAYA), deliverySum: 0, payment: 'card' },
      { number: '4730561', status: 'ready', daysAgo: 4, pieces: [11], delivery: shop, deliverySum: 0, payment: 'card' },
      {
        number: '4741508',
        status: 'shipped',
        daysAgo: 3,
        pieces: [2, 33],
        delivery: point,
        deliverySum: 0,
        payment: 'card',
        tracking: { number: 'ZL 4741 508 RU', carrier: '5post', url: null },
      },
      {
        number: '4752296',
        status: 'assembling',
        daysAgo: 2,
        pieces: [20],
        delivery: courier(LESNAYA),
        deliverySum: 0,
        payment: 'fastPayment',
      },
      { number: '4766013', status: 'accepted', daysAgo: 1, pieces: [27], delivery: shop, deliverySum: 0, payment: 'onReceipt' },
      { number: '4779340', status: 'paid', daysAgo: 1, pieces: [4, 16], delivery: courier(LESNAYA), deliverySum: 0, payment: 'card' },
      { number: '4780125', status: 'created', daysAgo: 0, pieces: [7], delivery: courier(LESNAYA), deliverySum: 0, payment: 'card' },
    ],
  },
  {
    phone: '+79000000002',
    email: 'maria@mail.example',
    name: 'Мария',
    surname: 'Соколова',
    birthYear: null,
    isSubscribed: false,
    place: RUSSIAN,
    address: null,
    bonuses: [],
    orders: [{ number: '4655418', status: 'completed', daysAgo: 30, pieces: [12], delivery: shop, deliverySum: 0, payment: 'card' }],
  },
  {
    phone: '+79000000003',
    email: 'ilya@mail.example',
    name: 'Илья',
    surname: 'Орлов',
    birthYear: null,
    isSubscribed: false,
    place: RUSSIAN,
    address: null,
    bonuses: [],
    orders: [],
  },
  {
    phone: '+971500000001',
    email: 'leila@mail.example',
    name: 'Leila',
    surname: 'Hassan',
    birthYear: null,
    isSubscribed: true,
    place: INTERNATIONAL,
    address: 'Dubai, Al Wasl Road, 12',
    bonuses: [],
    orders: [
      { number: '4470683', status: 'completed', daysAgo: 75, pieces: [10], delivery: ems, deliverySum: 6000, payment: 'card' },
      {
        number: '4738817',
        status: 'shipped',
        daysAgo: 4,
        pieces: [5, 22],
        delivery: ems,
        deliverySum: 6000,
        payment: 'card',
        tracking: { number: 'EE 473 881 7RU', carrier: 'EMS', url: null },
      },
    ],
  },
]

export interface DemoDeposit {
  id: string
  design: number
  amount: number
  balance: number
  status: 'active' | 'spent' | 'paid'
  from: string
  to: { phone: string | null; email: string | null; name: string }
  /** Phones of demo shoppers. */
  buyer: string
  owner: string | null
  message: string
  /** Days relative to the seeding date. */
  sendIn: number
}

export const demoDeposits: DemoDeposit[] = [
  {
    id: '7K2M-9QXD',
    design: 1,
    amount: 1_000_000,
    balance: 640_000,
    status: 'active',
    from: 'Мария',
    to: { phone: null, email: 'anna@mail.example', name: 'Анна' },
    buyer: '+79000000002',
    owner: '+79000000001',
    message: 'С днём рождения! Выбери то, что будешь носить каждый день.',
    sendIn: -60,
  },
  {
    id: 'H4TP-6WNC',
    design: 3,
    amount: 300_000,
    balance: 0,
    status: 'spent',
    from: 'Мама',
    to: { phone: '+79000000001', email: null, name: 'Анна' },
    buyer: '+79000000002',
    owner: '+79000000001',
    message: 'На серёжки',
    sendIn: -200,
  },
  {
    id: 'R8VB-3LEJ',
    design: 5,
    amount: 1_500_000,
    balance: 1_500_000,
    status: 'active',
    from: 'Анна',
    to: { phone: null, email: 'maria@mail.example', name: 'Мария' },
    buyer: '+79000000001',
    owner: null,
    message: 'С новосельем!',
    sendIn: -12,
  },
  {
    id: 'X5GD-2UYF',
    design: 2,
    amount: 500_000,
    balance: 500_000,
    status: 'paid',
    from: 'Анна',
    to: { phone: null, email: 'ilya@mail.example', name: 'Илья' },
    buyer: '+79000000001',
    owner: null,
    message: 'С наступающим!',
    sendIn: 40,
  },
]
