import { SUBSCRIPTION_GIFT } from '@shop/contracts/subscriptions'
import { type DemoPage, questions, steps } from '../page.ts'

const { percent, days } = SUBSCRIPTION_GIFT
const DAYS_RU = `${days}\u00a0дней`

export const onlineSubscription: DemoPage = {
  paths: ['landings/online-subscription'],
  ru: {
    title: 'Письма о новых украшениях',
    lead: `Два письма в месяц и промокод на ${percent}\u00a0% сразу после подтверждения.`,
    blocks: [
      {
        kind: 'hero',
        id: 'top',
        title: 'Письма, которые хочется открыть',
        eyebrow: 'Подписка',
        html: `<p>Новые дизайнеры, редкие камни и закрытые распродажи: два письма в месяц. За подписку — промокод на ${percent}\u00a0%.</p>`,
        look: 'beside',
        tone: 'sand',
        alt: 'Жемчужный браслет и пусеты на песочных подставках',
        wide: 'banners/pearls',
        portrait: 'banners/pearls-portrait',
        action: { label: 'Подписаться', url: '#subscribe' },
      },
      {
        kind: 'form',
        id: 'subscribe',
        title: `${percent}\u00a0% за подписку`,
        html: `<p>Промокод ваш, на один заказ, действует ${DAYS_RU}. Снижает цену украшений, на которые нет скидки.</p>`,
        widget: 'subscription',
        props: { place: 'online' },
      },
      steps('how', 'Как получить промокод', [
        ['Оставьте почту', '<p>Больше ничего не нужно: ни имени, ни телефона.</p>'],
        ['Подтвердите её', '<p>Придёт письмо с кнопкой. Так мы знаем, что адрес указали именно вы.</p>'],
        ['Введите код при оформлении', '<p>Он придёт следующим письмом. Скидка видна сразу, до оплаты.</p>'],
      ]),
      questions('questions', 'Спрашивают чаще всего', [
        ['Как отписаться?', '<p>Одной кнопкой: в самом письме или в почтовой программе. Письма о ваших заказах останутся.</p>'],
        ['Письмо не пришло', '<p>Посмотрите в «Спаме» и «Рассылках». Через час можно подписаться ещё раз: придёт новое письмо.</p>'],
        ['Я уже подписывался', '<p>Пришлём письмо с тем же промокодом, если он ещё действует.</p>'],
      ]),
    ],
  },
  en: {
    title: 'Letters about new jewelry',
    lead: `Two letters a month, and a promo code of ${percent}% as soon as you confirm.`,
    blocks: [
      {
        kind: 'hero',
        id: 'top',
        title: 'Letters worth opening',
        eyebrow: 'Newsletter',
        html: `<p>New designers, rare stones and private sales: two letters a month. With a promo code of ${percent}% for subscribing.</p>`,
        look: 'beside',
        tone: 'sand',
        alt: 'A pearl bracelet and studs on sand-colored stands',
        wide: 'banners/pearls',
        portrait: 'banners/pearls-portrait',
        action: { label: 'Subscribe', url: '#subscribe' },
      },
      {
        kind: 'form',
        id: 'subscribe',
        title: `${percent}% for subscribing`,
        html: `<p>The code is yours, for one order, and good for ${days} days. It lowers the price of pieces that are not reduced.</p>`,
        widget: 'subscription',
        props: { place: 'online' },
      },
      steps('how', 'How to get the code', [
        ['Leave your email', '<p>Nothing else is needed: no name and no phone.</p>'],
        ['Confirm it', '<p>A letter with a button comes. That is how we know that it was you.</p>'],
        ['Enter the code at checkout', '<p>It comes in the next letter. You see the discount at once, before you pay.</p>'],
      ]),
      questions('questions', 'Asked most often', [
        ['How do I unsubscribe?', '<p>By one button, in the letter or in your mail program. Letters about your orders stay.</p>'],
        ['The letter has not come', '<p>Look into spam and promotions. After an hour you can subscribe once more: a new letter comes.</p>'],
        ['I have subscribed before', '<p>We send the same promo code again while it is good.</p>'],
      ]),
    ],
  },
}

export const offlineSubscription: DemoPage = {
  paths: ['landings/offline-subscription'],
  ru: {
    title: 'Подписка в магазине',
    lead: `Промокод на ${percent}\u00a0% за минуту, пока вы у витрины.`,
    blocks: [
      {
        kind: 'hero',
        id: 'top',
        title: `${percent}\u00a0% — пока вы здесь`,
        eyebrow: 'Вы в магазине ZLATA',
        html: '<p>Оставьте почту, подтвердите её с телефона — и примеряйте дальше: код придёт письмом.</p>',
        look: 'band',
        tone: 'sage',
        alt: 'Золотое кольцо с бриллиантом, серьги и жемчужный браслет на каменных подставках',
        wide: 'banners/main',
        portrait: 'banners/main-portrait',
        action: null,
      },
      {
        kind: 'form',
        id: 'subscribe',
        title: 'Куда прислать код',
        html: `<p>Код действует ${DAYS_RU} на один заказ на сайте, в том числе с получением в этом магазине.</p>`,
        widget: 'subscription',
        props: { place: 'offline' },
      },
      steps('how', 'Что можно сделать прямо сейчас', [
        ['Примерить', '<p>Попросите показать украшение: консультант подберёт размер и запишет его для вас.</p>'],
        ['Заказать сюда', '<p>Выберите на сайте этот магазин: заказ с промокодом ждёт вас здесь.</p>'],
        [
          'Почистить',
          '<p>Принесите своё украшение ZLATA: о том, как мы за ними ухаживаем, — <a href="/ukhod-za-ukrasheniyami">в памятке</a>.</p>',
        ],
      ]),
    ],
  },
  en: {
    title: 'Subscribing in the shop',
    lead: `A promo code of ${percent}% in a minute, while you look around.`,
    blocks: [
      {
        kind: 'hero',
        id: 'top',
        title: `${percent}% while you are here`,
        eyebrow: 'You are in a ZLATA shop',
        html: '<p>Leave your email, confirm it on your phone and go on trying things on: the code comes by letter.</p>',
        look: 'band',
        tone: 'sage',
        alt: 'A diamond ring, earrings and a pearl bracelet on stone stands',
        wide: 'banners/main',
        portrait: 'banners/main-portrait',
        action: null,
      },
      {
        kind: 'form',
        id: 'subscribe',
        title: 'Where the code should go',
        html: `<p>It is good for ${days} days and one order on the site, also one that you collect in this shop.</p>`,
        widget: 'subscription',
        props: { place: 'offline' },
      },
      steps('how', 'What you can do right now', [
        ['Try on', '<p>Ask to see a piece: a consultant finds your size and writes it down for you.</p>'],
        ['Order to this shop', '<p>Choose this shop on the site: the order with your code waits for you here.</p>'],
        [
          'Have it cleaned',
          '<p>Bring your own ZLATA piece: how we look after them is <a href="/ukhod-za-ukrasheniyami">told here</a>.</p>',
        ],
      ]),
    ],
  },
}

export const tabletSubscription: DemoPage = {
  paths: ['landings/tablet-subscription'],
  ru: {
    title: 'Подписка на планшете',
    lead: `Оставьте почту — пришлём промокод на ${percent}\u00a0%.`,
    blocks: [
      {
        kind: 'hero',
        id: 'top',
        title: `${percent}\u00a0% за вашу почту`,
        eyebrow: 'Письма ZLATA',
        html: `<p>Новые дизайнеры и закрытые распродажи, два письма в месяц. Промокод действует ${DAYS_RU}.</p>`,
        look: 'beside',
        tone: 'clay',
        alt: 'Кольцо с изумрудом в ореоле бриллиантов на терракотовых подставках',
        wide: 'banners/new-2',
        portrait: 'banners/new-2-portrait',
        action: null,
      },
      { kind: 'form', id: 'subscribe', title: 'Ваша почта', html: '', widget: 'subscription', props: { place: 'tablet' } },
    ],
  },
  en: {
    title: 'Subscribing on the tablet',
    lead: `Leave your email, and we send a promo code of ${percent}%.`,
    blocks: [
      {
        kind: 'hero',
        id: 'top',
        title: `${percent}% for your email`,
        eyebrow: 'Letters from ZLATA',
        html: `<p>New designers and private sales, two letters a month. The code is good for ${days} days.</p>`,
        look: 'beside',
        tone: 'clay',
        alt: 'An emerald ring with a halo of diamonds on terracotta stands',
        wide: 'banners/new-2',
        portrait: 'banners/new-2-portrait',
        action: null,
      },
      { kind: 'form', id: 'subscribe', title: 'Your email', html: '', widget: 'subscription', props: { place: 'tablet' } },
    ],
  },
}
