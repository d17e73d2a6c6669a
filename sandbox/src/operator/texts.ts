import type { Locale } from '@shop/contracts/shop/storefront'

const ru = {
  title: 'Телефон',
  empty: 'Оператор пока ни\u00a0о\u00a0чём не\u00a0спрашивал.',
  confirm: 'Да, это я',
  refuse: 'Нет',
  states: { pending: 'Ждёт ответа', confirmed: 'Подтверждено', refused: 'Отказ', expired: 'Время вышло' },
}

const en: typeof ru = {
  title: 'Phone',
  empty: 'The operator has not asked anything yet.',
  confirm: 'Yes, it is me',
  refuse: 'No',
  states: { pending: 'Waiting', confirmed: 'Confirmed', refused: 'Refused', expired: 'Too late' },
}

export const operatorTexts: Record<Locale, typeof ru> = { ru, en }
