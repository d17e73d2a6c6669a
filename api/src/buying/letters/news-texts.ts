import { quoted } from '@shop/i18n/quotes'

const ru = {
  newsConfirm: {
    subject: 'Подтвердите подписку на\u00a0письма {{brand}}',
    title: 'Остался один шаг',
    text: 'Кто-то, надеемся, вы, подписал этот адрес на\u00a0новости {{brand}}. Подтвердите, и\u00a0мы начнём писать.',
    gift: 'Промокод пришлём следующим письмом, сразу после подтверждения.',
    action: 'Подтвердить подписку',
    footer: 'Если это были не\u00a0вы, ничего не\u00a0делайте: писем не\u00a0будет.',
  },
  alertConfirm: {
    subject: (name: string) => `Подтвердите: сообщить о ${quoted(name, 'ru')}`,
    title: 'Сообщить вам?',
    price: (name: string) => `Вы просили написать, когда подешевеет ${quoted(name, 'ru')}.`,
    stock: (name: string) => `Вы просили написать, когда появится ${quoted(name, 'ru')}.`,
    search: (name: string) => `Вы просили писать о новинках в\u00a0списке ${quoted(name, 'ru')}.`,
    action: 'Да, напишите мне',
    footer: 'Если это были не\u00a0вы, ничего не\u00a0делайте: писем не\u00a0будет.',
  },
  already: {
    subject: (name: string) => `Вы уже следите: ${quoted(name, 'ru')}`,
    title: 'Мы уже пишем вам',
    price: (name: string) => `Вы снова просили написать, когда подешевеет ${quoted(name, 'ru')}. Подтверждать ничего не\u00a0нужно.`,
    stock: (name: string) => `Вы снова просили написать, когда появится ${quoted(name, 'ru')}. Подтверждать ничего не\u00a0нужно.`,
    search: (name: string) => `Вы снова просили писать о новинках в\u00a0списке ${quoted(name, 'ru')}. Подтверждать ничего не\u00a0нужно.`,
    footer: 'Если просили не\u00a0вы, ничего не\u00a0делайте. Закончить письма можно по\u00a0ссылке ниже.',
  },
  priceFell: {
    subject: (name: string) => `${quoted(name, 'ru')} стоит меньше`,
    title: 'Цена снизилась',
    text: (name: string) => `Украшение ${quoted(name, 'ru')}, которого вы ждали, подешевело.`,
    was: 'Было',
    now: 'Стало',
    action: 'Посмотреть',
  },
  stockBack: {
    subject: (name: string) => `${quoted(name, 'ru')} снова есть`,
    title: 'Снова в\u00a0наличии',
    text: (name: string) => `Украшение ${quoted(name, 'ru')} вернулось. Мы его не\u00a0откладываем: кто первый, тот и\u00a0носит.`,
    variant: 'Ваш вариант',
    action: 'Посмотреть',
  },
  searchNews: {
    subject: (name: string) => `Новое в\u00a0списке ${quoted(name, 'ru')}`,
    title: 'Новые украшения',
    text: (name: string) => `В\u00a0списке ${quoted(name, 'ru')}, за которым вы следите, появилось новое.`,
    action: 'Посмотреть всё',
  },
  referral: {
    subject: 'Бонусы за\u00a0друга',
    title: (sum: string) => `Вам ${sum} бонусами`,
    inviter: 'Друг, который пришёл по\u00a0вашей ссылке, сделал первый заказ. Спасибо!',
    friend: 'Вы пришли по\u00a0ссылке друга и\u00a0сделали первый заказ. Это вам на\u00a0следующий.',
    action: 'Посмотреть бонусы',
  },
  off: 'Больше не\u00a0присылать такие письма',
}

const en: typeof ru = {
  newsConfirm: {
    subject: 'Confirm your subscription to {{brand}} letters',
    title: 'One more step',
    text: 'Somebody, we hope it was you, has subscribed this address to news from {{brand}}. Confirm it, and we begin to write.',
    gift: 'The promo code comes in the next letter, as soon as you have confirmed.',
    action: 'Confirm the subscription',
    footer: 'If it was not you, do nothing: no letters will come.',
  },
  alertConfirm: {
    subject: (name) => `Confirm: a letter about ${quoted(name, 'en')}`,
    title: 'Shall we write to you?',
    price: (name) => `You asked us to write when ${quoted(name, 'en')} costs less.`,
    stock: (name) => `You asked us to write when ${quoted(name, 'en')} is back.`,
    search: (name) => `You asked us to write about new pieces in ${quoted(name, 'en')}.`,
    action: 'Yes, write to me',
    footer: 'If it was not you, do nothing: no letters will come.',
  },
  already: {
    subject: (name) => `You follow this already: ${quoted(name, 'en')}`,
    title: 'We write to you already',
    price: (name) => `You asked again for a letter when ${quoted(name, 'en')} costs less. There is nothing to confirm.`,
    stock: (name) => `You asked again for a letter when ${quoted(name, 'en')} is back. There is nothing to confirm.`,
    search: (name) => `You asked again for letters about new pieces in ${quoted(name, 'en')}. There is nothing to confirm.`,
    footer: 'If it was not you, do nothing. The link below ends these letters.',
  },
  priceFell: {
    subject: (name) => `${quoted(name, 'en')} costs less now`,
    title: 'The price has come down',
    text: (name) => `The piece you have been waiting for, ${quoted(name, 'en')}, costs less now.`,
    was: 'Before',
    now: 'Now',
    action: 'See it',
  },
  stockBack: {
    subject: (name) => `${quoted(name, 'en')} is back`,
    title: 'Back in stock',
    text: (name) => `${quoted(name, 'en')} is here again. We do not put it aside: first come, first worn.`,
    variant: 'Your choice',
    action: 'See it',
  },
  searchNews: {
    subject: (name) => `New in ${quoted(name, 'en')}`,
    title: 'New pieces',
    text: (name) => `There is something new in ${quoted(name, 'en')}, which you follow.`,
    action: 'See all',
  },
  referral: {
    subject: 'Bonuses for a friend',
    title: (sum) => `${sum} in bonuses for you`,
    inviter: 'A friend who came by your link has placed a first order. Thank you!',
    friend: 'You came by a friend’s link and have placed your first order. This is for the next one.',
    action: 'See the bonuses',
  },
  off: 'Stop these letters',
}

export const NEWS_LETTERS = { ru, en }
