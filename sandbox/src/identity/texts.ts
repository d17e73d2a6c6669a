import type { Locale } from '@shop/contracts/shop/storefront'

const ru = {
  title: 'Яндекс ID',
  empty: 'Пока никто не\u00a0входил через Яндекс\u00a0ID.',
  states: { asked: 'Спрашиваем', refused: 'Отказ', allowed: 'Разрешено', used: 'Вход выполнен' },
  page: {
    title: 'Вход через Яндекс\u00a0ID',
    lead: (client: string) => `${client} узнает ваше имя, почту и\u00a0телефон.`,
    who: 'Кто вы',
    other: 'Другой человек',
    name: 'Имя',
    surname: 'Фамилия',
    email: 'Почта',
    phone: 'Телефон',
    noPhone: 'телефон не\u00a0указан',
    allow: 'Разрешить',
    refuse: 'Отказать',
    sandbox: 'Это песочница: настоящий Яндекс\u00a0ID ничего не\u00a0узнает.',
    wrong: 'Так войти нельзя',
    gone: 'Этот вход уже завершён. Вернитесь в\u00a0магазин и\u00a0начните снова.',
  },
}

const en: typeof ru = {
  title: 'Yandex ID',
  empty: 'Nobody has signed in with Yandex ID yet.',
  states: { asked: 'Asking', refused: 'Refused', allowed: 'Allowed', used: 'Signed in' },
  page: {
    title: 'Sign in with Yandex ID',
    lead: (client) => `${client} will know your name, email and phone.`,
    who: 'Who you are',
    other: 'Somebody else',
    name: 'First name',
    surname: 'Last name',
    email: 'Email',
    phone: 'Phone',
    noPhone: 'no phone given',
    allow: 'Allow',
    refuse: 'Refuse',
    sandbox: 'This is the sandbox: the real Yandex ID learns nothing.',
    wrong: 'Signing in like this does not work',
    gone: 'This sign-in is over. Go back to the shop and start again.',
  },
}

export const identityTexts: Record<Locale, typeof ru> = { ru, en }
