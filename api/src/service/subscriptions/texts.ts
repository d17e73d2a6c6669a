import { quoted } from '@shop/i18n/quotes'

const ru = {
  changed: 'Подписка изменена',
  offAll: 'Вы отписаны от всех рассылок',
  mailSent: 'Подтвердите подписку: мы отправили вам письмо',
  page: {
    confirm: {
      title: 'Подтвердите подписку',
      text: 'Нажмите кнопку, и\u00a0мы начнём писать на\u00a0этот адрес.',
      action: 'Подтвердить',
    },
    off: {
      title: 'Отписаться?',
      text: 'Больше не\u00a0пришлём таких писем. Письма о\u00a0ваших заказах останутся.',
      action: 'Отписаться',
    },
    all: 'Отписаться от всех рассылок',
    followed: {
      title: 'Адрес подтверждён',
      price: (name: string) => `Напишем, когда подешевеет ${quoted(name, 'ru')}.`,
      stock: (name: string) => `Напишем, когда появится ${quoted(name, 'ru')}.`,
      search: (name: string) => `Напишем, когда появится новое в\u00a0списке ${quoted(name, 'ru')}.`,
      end: 'Не\u00a0присылать этих писем',
    },
    done: 'Спасибо, мы запомнили.',
    gift: 'Спасибо! Промокод уже в\u00a0пути: ищите следующее письмо от\u00a0{{brand}}.',
    gone: { title: 'Ссылка больше не\u00a0действует', text: 'Подпишитесь ещё раз на\u00a0сайте, и\u00a0мы пришлём новую.' },
    shop: 'На\u00a0сайт {{brand}}',
  },
}

const en: typeof ru = {
  changed: 'Subscription changed',
  offAll: 'You have unsubscribed from all newsletters',
  mailSent: 'Confirm your subscription: we have sent you a letter',
  page: {
    confirm: { title: 'Confirm your subscription', text: 'Press the button, and we begin to write to this address.', action: 'Confirm' },
    off: {
      title: 'Unsubscribe?',
      text: 'We will send no more letters of this kind. Letters about your orders stay.',
      action: 'Unsubscribe',
    },
    all: 'Unsubscribe from all newsletters',
    followed: {
      title: 'Your address is confirmed',
      price: (name) => `We will write when ${quoted(name, 'en')} costs less.`,
      stock: (name) => `We will write when ${quoted(name, 'en')} is back.`,
      search: (name) => `We will write when there is something new in ${quoted(name, 'en')}.`,
      end: 'Stop these letters',
    },
    done: 'Thank you, we have noted it.',
    gift: 'Thank you! The promo code is on its way: look for the next letter from {{brand}}.',
    gone: { title: 'This link is no longer good', text: 'Subscribe once more on the site, and we will send a new one.' },
    shop: 'To {{brand}}',
  },
}

export const SUBSCRIPTION_TEXTS = { ru, en }
