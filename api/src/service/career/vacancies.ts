import type { Vacancy } from '@shop/contracts/services/career'
import type { Locale } from '@shop/contracts/shop/storefront'

/** What both languages share. */
const JEWELER = {
  id: 'jeweler',
  cityKey: 'moscow',
  isRemote: false,
  employment: 'FULL_TIME',
  salary: { from: 140_000_00, to: 220_000_00 },
  posted: '2026-11-09',
} as const
const CONSULTANT = {
  id: 'consultant',
  cityKey: 'moscow',
  isRemote: false,
  employment: 'FULL_TIME',
  salary: { from: 90_000_00, to: 130_000_00 },
  posted: '2026-11-16',
} as const
const FRONTEND = {
  id: 'frontend',
  cityKey: 'remote',
  isRemote: true,
  employment: 'FULL_TIME',
  salary: null,
  posted: '2026-10-26',
} as const
const COURIER = {
  id: 'courier',
  cityKey: 'saint-petersburg',
  isRemote: false,
  employment: 'FULL_TIME',
  salary: { from: 85_000_00, to: null },
  posted: '2026-11-18',
} as const

const ru: Vacancy[] = [
  {
    ...JEWELER,
    title: 'Ювелир-закрепщик',
    city: 'Москва',
    about: 'В\u00a0мастерскую дома: мелкая закрепка и\u00a0ремонт украшений наших покупателей.',
    duties: [
      'Закрепка камней в\u00a0касты, корнеры и\u00a0паве',
      'Подгонка размера, полировка, родирование',
      'Приём украшений вместе с\u00a0консультантом',
    ],
    conditions: ['Пять дней через два, с\u00a010 до\u00a019', 'Микроскоп и\u00a0свой верстак', 'Оформление с\u00a0первого дня'],
  },
  {
    ...CONSULTANT,
    title: 'Консультант магазина',
    city: 'Москва',
    about: 'В\u00a0магазин на\u00a0Цветном бульваре: рассказать о\u00a0дизайнерах и\u00a0помочь с\u00a0размером.',
    duties: ['Встреча и\u00a0консультация покупателей', 'Приём и\u00a0выдача заказов с\u00a0сайта', 'Витрины и\u00a0учёт украшений'],
    conditions: ['Два дня через два', 'Оклад и\u00a0доля от\u00a0продаж', 'Обучение геммологии'],
  },
  {
    ...FRONTEND,
    title: 'Разработчик интерфейсов',
    city: 'Удалённо',
    about: 'В\u00a0команду магазина: React, микрофронтенды и\u00a0страницы, которые открываются сразу.',
    duties: ['Экраны каталога и\u00a0оформления заказа', 'Доступность и\u00a0скорость', 'Тесты, которые читаются как предложения'],
    conditions: ['Удалённо по\u00a0России', 'Техника и\u00a0книги за\u00a0наш счёт', 'Скидка на\u00a0украшения'],
  },
  {
    ...COURIER,
    title: 'Курьер-консультант',
    city: 'Санкт-Петербург',
    about: 'Доставка с\u00a0примеркой: привезти несколько украшений, дать рассмотреть и\u00a0забрать лишнее.',
    duties: ['Четыре–шесть доставок в\u00a0день', 'Примерка и\u00a0расчёт у\u00a0покупателя', 'Сохранность украшений'],
    conditions: ['Служебная машина', 'Страховка', 'Два дня через два'],
  },
]

const en: Vacancy[] = [
  {
    ...JEWELER,
    title: 'Stone setter',
    city: 'Moscow',
    about: 'In the workshop of the house: fine setting, and repairs for our shoppers.',
    duties: [
      'Setting stones in bezels, claws and pavé',
      'Sizing, polishing, rhodium plating',
      'Taking pieces in together with a consultant',
    ],
    conditions: ['Five days a week, 10 to 19', 'A microscope and a bench of your own', 'Employed from the first day'],
  },
  {
    ...CONSULTANT,
    title: 'Shop consultant',
    city: 'Moscow',
    about: 'In the shop on Tsvetnoy Boulevard: to tell of the designers and help with a size.',
    duties: ['Meeting and advising shoppers', 'Taking in and handing out orders of the site', 'Windows and stock'],
    conditions: ['Two days on, two days off', 'Salary and a share of the sales', 'Training in gemmology'],
  },
  {
    ...FRONTEND,
    title: 'Interface developer',
    city: 'Remote',
    about: 'In the team of the shop: React, micro-frontends, and pages that open at once.',
    duties: ['Screens of the catalogue and the checkout', 'Accessibility and speed', 'Tests that read like sentences'],
    conditions: ['Remote', 'Equipment and books at our cost', 'A discount on jewelry'],
  },
  {
    ...COURIER,
    title: 'Courier and consultant',
    city: 'St Petersburg',
    about: 'Delivery with a fitting: to bring several pieces, let people look, and take back the rest.',
    duties: ['Four to six deliveries a day', 'Fitting and payment at the door', 'Keeping the pieces safe'],
    conditions: ['A company car', 'Insurance', 'Two days on, two days off'],
  },
]

export const VACANCIES: Record<Locale, Vacancy[]> = { ru, en }
