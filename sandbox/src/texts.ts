import type { Locale } from '@shop/contracts/shop/storefront'

/** Demo phones: unassigned numbers. */
const PHONES = ['+7 900 000-00-01', '+7 900 000-00-02', '+7 900 000-00-03', '+971 50 000 0001'] as const

const ru = {
  title: 'Песочница',
  intro: 'Заместители внешних служб магазина: говорят по настоящим протоколам, проверяют подписи и\u00a0показывают, что им прислали.',
  sections: 'Разделы',
  news: 'Пришло новое',
  messages: {
    title: 'Сообщения',
    empty: 'Пока тихо. Войдите по\u00a0телефону в\u00a0магазине — код придёт сюда.',
    code: 'Код',
    callFrom: 'Звонок с номера',
    kinds: { sms: 'СМС', flashcall: 'Звонок', mail: 'Письмо' },
  },
  mails: { title: 'Письма', empty: 'Писем ещё не\u00a0было.', show: 'Показать письмо', asText: 'Текстом' },
  shoppers: {
    title: 'Покупатели для показа',
    intro: 'Войти можно с\u00a0любым телефоном: код придёт сюда. У\u00a0этих номеров уже есть покупки.',
    list: [
      [
        PHONES[0],
        'Анна Петрова: заказы во\u00a0всех состояниях, бонусы, сертификаты; входит и\u00a0по\u00a0почте anna@mail.example с\u00a0паролем zlata-demo',
      ],
      [PHONES[1], 'Мария Соколова: один заказ, бонусов нет'],
      [PHONES[2], 'Илья Орлов: зарегистрирован, ничего ещё не\u00a0купил'],
      [PHONES[3], 'Лейла Хасан: покупает на\u00a0международном сайте'],
    ],
  },
}

const en: typeof ru = {
  title: 'Sandbox',
  intro: 'Stand-ins for the outside services of the shop: they speak the real protocols, check signatures and show what was sent to them.',
  sections: 'Sections',
  news: 'Something new has arrived',
  messages: {
    title: 'Messages',
    empty: 'Quiet so far. Sign in to the shop by phone, and the code arrives here.',
    code: 'Code',
    callFrom: 'A call from',
    kinds: { sms: 'Text', flashcall: 'Call', mail: 'Mail' },
  },
  mails: { title: 'Mails', empty: 'No mail yet.', show: 'Show the mail', asText: 'As text' },
  shoppers: {
    title: 'Demo shoppers',
    intro: 'Any phone may sign in: its code arrives here. These numbers have bought before.',
    list: [
      [
        PHONES[0],
        'Anna Petrova: orders in every status, bonuses, gift certificates; also by anna@mail.example with the password zlata-demo',
      ],
      [PHONES[1], 'Maria Sokolova: one order, no bonuses'],
      [PHONES[2], 'Ilya Orlov: registered, has bought nothing yet'],
      [PHONES[3], 'Leila Hassan: buys on the international site'],
    ],
  },
}

export const texts: Record<Locale, typeof ru> = { ru, en }
