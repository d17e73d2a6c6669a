import { type DemoPage, questions } from '../page.ts'

const PICTURES = { wide: 'banners/sale', portrait: 'banners/sale-portrait' }
const CODE = 'DECEMBER10'
const SLUGS = [
  'solitaire-aurora-yellow',
  'bangle-rose',
  'studs-topaz-yellow',
  'brooch-flower-rose',
  'open-cuff-yellow',
  'pave-eternity-rose',
  'hoops-twist-silver',
  'pendant-heart-silver',
]

export const sale: DemoPage = {
  paths: ['lpsale'],
  ru: {
    title: 'Декабрьская распродажа',
    lead: 'До 30\u00a0% на украшения со скидкой и ещё 10\u00a0% по коду, пока идёт отсчёт.',
    blocks: [
      {
        kind: 'hero',
        id: 'top',
        title: 'Декабрьская распродажа',
        eyebrow: 'Только по этой ссылке',
        html: '<p>До 30\u00a0% на украшения из раздела «Скидки» — и ещё 10\u00a0% сверху по коду.</p>',
        look: 'over',
        tone: 'rose',
        alt: 'Кольца из розового золота на розовых подставках',
        ...PICTURES,
        action: { label: 'К украшениям', url: '#pieces' },
      },
      {
        kind: 'countdown',
        id: 'left',
        title: 'До конца распродажи',
        html: '<p>Потом код перестанет действовать. Продлевать не будем.</p>',
        code: CODE,
        over: {
          title: 'Распродажа закончилась',
          html: '<p>Код больше не действует. Украшения со скидкой в каталоге остались, и появились новые.</p>',
          actions: [
            { label: 'Украшения со скидкой', url: '/catalog/sale' },
            { label: 'Новинки', url: '/catalog/new' },
            { label: 'Узнать о следующей', url: '/landings/online-subscription' },
          ],
        },
      },
      {
        kind: 'promocode',
        id: 'code',
        title: 'Ещё 10\u00a0% по коду',
        html: '<p>Введите код при оформлении заказа. Он действует и на украшения, цена которых уже снижена.</p>',
        code: CODE,
      },
      { kind: 'products', id: 'pieces', title: 'Что в распродаже', slugs: SLUGS },
      questions('questions', 'Прежде чем заказать', [
        [
          'Скидки складываются?',
          '<p>Да: сначала скидка на само украшение, потом 10\u00a0% по коду. Два промокода вместе не складываются — корзина возьмёт выгоднейший.</p>',
        ],
        ['Можно ли потратить бонусы?', '<p>На украшения со скидкой — нет. На остальные в том же заказе — до 30\u00a0% их стоимости.</p>'],
        [
          'Можно ли вернуть?',
          '<p>Да, на общих условиях: <a href="/vozvrat">как вернуть украшение</a>. Возвращаем столько, сколько вы заплатили.</p>',
        ],
      ]),
    ],
  },
  en: {
    title: 'The December sale',
    lead: 'Up to 30% off reduced pieces and another 10% with a code, while the clock runs.',
    blocks: [
      {
        kind: 'hero',
        id: 'top',
        title: 'The December sale',
        eyebrow: 'By this link only',
        html: '<p>Up to 30% off the pieces on sale, and another 10% on top with a code.</p>',
        look: 'over',
        tone: 'rose',
        alt: 'Rose gold rings on pink stands',
        ...PICTURES,
        action: { label: 'To the pieces', url: '#pieces' },
      },
      {
        kind: 'countdown',
        id: 'left',
        title: 'Until the sale ends',
        html: '<p>After that the code stops working. It will not be prolonged.</p>',
        code: CODE,
        over: {
          title: 'The sale is over',
          html: '<p>The code no longer works. Reduced pieces are still in the catalog, and new ones have come.</p>',
          actions: [
            { label: 'Reduced pieces', url: '/catalog/sale' },
            { label: 'New pieces', url: '/catalog/new' },
            { label: 'Hear of the next one', url: '/landings/online-subscription' },
          ],
        },
      },
      {
        kind: 'promocode',
        id: 'code',
        title: 'Another 10% with a code',
        html: '<p>Enter it at checkout. It works for pieces that are reduced already, too.</p>',
        code: CODE,
      },
      { kind: 'products', id: 'pieces', title: 'What is on sale', slugs: SLUGS },
      questions('questions', 'Before you order', [
        [
          'Do the discounts add up?',
          '<p>Yes: first the reduction of the piece, then 10% with the code. Two promo codes do not add up: the bag takes the better one.</p>',
        ],
        ['Can I spend bonuses?', '<p>Not on reduced pieces. On the others in the same order, up to 30% of their price.</p>'],
        [
          'Can I return a piece?',
          '<p>Yes, on the usual terms: <a href="/vozvrat">how to return a piece</a>. You get back what you paid.</p>',
        ],
      ]),
    ],
  },
}
