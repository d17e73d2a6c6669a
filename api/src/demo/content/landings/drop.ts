import { type DemoPage, steps } from '../page.ts'

const PICTURES = { wide: 'banners/new-3', portrait: 'banners/new-3-portrait' }
/** The first three are the only ones left. */
const SLUGS = [
  'drops-amethyst-white',
  'brooch-flower-silver',
  'hoops-bold-silver',
  'studs-topaz-white',
  'drops-amethyst-yellow',
  'pendant-emerald-white',
]

export const drop: DemoPage = {
  paths: ['dropofmagic'],
  ru: {
    title: 'Капля волшебства',
    lead: 'Небольшая партия украшений с холодными камнями: некоторые — в одном экземпляре.',
    blocks: [
      {
        kind: 'hero',
        id: 'top',
        title: 'Капля волшебства',
        eyebrow: 'Небольшая партия',
        html: '<p>Аметист, топаз и белый металл. Часть украшений осталась в одном экземпляре.</p>',
        look: 'over',
        tone: 'blue',
        alt: 'Кольцо с сапфиром, теннисный браслет и пусеты с бриллиантами на голубых подставках',
        ...PICTURES,
        action: { label: 'Посмотреть, что осталось', url: '#pieces' },
      },
      {
        kind: 'story',
        id: 'stone',
        title: 'Камень, который меняется к вечеру',
        html: '<p>Днём аметист холоднее, при лампе теплеет до винного. Камни для пары серёг подбирают по тону: два одинаковых встречаются редко, поэтому партия и маленькая.</p>',
        picture: 'earrings/drops-amethyst-white-3',
        alt: 'Серьги с аметистом на камне',
        action: { label: 'Узнать о следующей партии', url: '/landings/online-subscription' },
      },
      { kind: 'products', id: 'pieces', title: 'Что осталось', slugs: SLUGS },
      steps('rules', 'Как это устроено', [
        ['Остаток — настоящий', '<p>Сколько есть, написано на странице каждого украшения. Число меняется, как только кто-то купил.</p>'],
        [
          'Корзина не бронирует',
          '<p>Украшение становится вашим, когда заказ оформлен. На оплату — 30 минут, всё это время мы его держим.</p>',
        ],
        ['Закончилось — сообщим', '<p>На странице украшения можно оставить почту: напишем, если оно вернётся.</p>'],
      ]),
      {
        kind: 'promocode',
        id: 'code',
        title: 'Праздничная коробка в подарок',
        html: '<p>С этим кодом праздничная упаковка бесплатна. Введите его при оформлении заказа и выберите упаковку.</p>',
        code: 'GIFTPACK',
      },
    ],
  },
  en: {
    title: 'Drop of Magic',
    lead: 'A small batch of pieces with cool stones, some of them the only one left.',
    blocks: [
      {
        kind: 'hero',
        id: 'top',
        title: 'Drop of Magic',
        eyebrow: 'A small batch',
        html: '<p>Amethyst, topaz and white metal. Of some pieces a single one is left.</p>',
        look: 'over',
        tone: 'blue',
        alt: 'A sapphire ring, a tennis bracelet and diamond studs on blue stands',
        ...PICTURES,
        action: { label: 'See what is left', url: '#pieces' },
      },
      {
        kind: 'story',
        id: 'stone',
        title: 'A stone that changes by evening',
        html: '<p>By day amethyst is cooler, by lamplight it warms to wine. The two stones of a pair are matched in tone. Two alike are rare, which is why the batch is small.</p>',
        picture: 'earrings/drops-amethyst-white-3',
        alt: 'Amethyst drops on stone',
        action: { label: 'Hear of the next batch', url: '/landings/online-subscription' },
      },
      { kind: 'products', id: 'pieces', title: 'What is left', slugs: SLUGS },
      steps('rules', 'How it works', [
        ['The stock is real', '<p>How many there are stands on the page of each piece. The number changes as soon as somebody buys.</p>'],
        [
          'A bag reserves nothing',
          '<p>A piece is yours once the order is placed. There are 30 minutes to pay, and we hold it for so long.</p>',
        ],
        ['Gone? We write', '<p>Leave your email on the page of the piece: we write if it comes back.</p>'],
      ]),
      {
        kind: 'promocode',
        id: 'code',
        title: 'The festive box as a gift',
        html: '<p>With this code the festive box is free. Enter it at checkout and choose the box.</p>',
        code: 'GIFTPACK',
      },
    ],
  },
}
