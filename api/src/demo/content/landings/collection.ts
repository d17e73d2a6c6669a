import { type DemoPage, steps } from '../page.ts'

const PICTURES = { wide: 'banners/new-1', portrait: 'banners/new-1-portrait' }
const SLUGS = [
  'hoops-bold-yellow',
  'dome-ring-yellow',
  'hoops-thin-yellow',
  'chain-herringbone-yellow',
  'hoops-twist-yellow',
  'hoops-thin-silver',
]

export const collection: DemoPage = {
  paths: ['lpbally'],
  ru: {
    title: 'Гладкое золото Vera Moss',
    lead: 'Новая глава лондонской мастерской: кольца, серьги и цепь без единой грани.',
    blocks: [
      {
        kind: 'hero',
        id: 'top',
        title: 'Гладкое золото',
        eyebrow: 'Новая глава Vera Moss',
        html: '<p>Выпуклые кольца, серьги без единой грани и цепь, которая ложится лентой. Восемь человек в Лондоне отливают их из переплавленного золота.</p>',
        look: 'beside',
        tone: 'sage',
        alt: 'Золотые кольца на зелёных подставках в утреннем свете',
        ...PICTURES,
        action: { label: 'Смотреть украшения', url: '#pieces' },
      },
      { kind: 'products', id: 'pieces', title: 'Вся глава', slugs: SLUGS },
      {
        kind: 'story',
        id: 'wax',
        title: 'Сначала — воск',
        html: '<p>Каждая вещь начинается с куска воска размером со спичечный коробок. Его не режут, а гладят пальцами, пока форма не перестаёт ловить свет рывками. Поэтому у Vera Moss нет граней — только блик, который течёт.</p><p>Золото мастерская переплавляет: старые цепи, обрезки, серьги без пары.</p>',
        picture: 'earrings/hoops-thin-yellow-3',
        alt: 'Тонкие серьги-кольца, жёлтое золото, крупно',
        action: { label: 'О мастерской', url: '/designers/vera-moss' },
      },
      steps('make', 'Как выбрать серьги-кольца', [
        ['Тонкие', '<p>Не чувствуются на мочке: их не снимают неделями.</p>'],
        ['Витые', '<p>Ловят свет сильнее гладких, хотя металла в них столько же.</p>'],
        ['Объёмные', '<p>Полые внутри, поэтому крупные, но не тяжёлые. Их хватает одних, без цепи и колец.</p>'],
      ]),
      {
        kind: 'promocode',
        id: 'code',
        title: '20\u00a0% на серьги',
        html: '<p>Код действует на все серьги по полной цене, не только на Vera Moss. Введите его при оформлении заказа.</p>',
        code: 'EARRINGS20',
      },
    ],
  },
  en: {
    title: 'Smooth gold by Vera Moss',
    lead: 'A new chapter of the London workshop: rings, hoops and a chain without a single edge.',
    blocks: [
      {
        kind: 'hero',
        id: 'top',
        title: 'Smooth gold',
        eyebrow: 'The new chapter of Vera Moss',
        html: '<p>Domed rings, hoops without a single edge and a chain that lies like a ribbon. Eight people in London cast them from gold that has been worn before.</p>',
        look: 'beside',
        tone: 'sage',
        alt: 'Gold rings on green stands in morning light',
        ...PICTURES,
        action: { label: 'See the pieces', url: '#pieces' },
      },
      { kind: 'products', id: 'pieces', title: 'The whole chapter', slugs: SLUGS },
      {
        kind: 'story',
        id: 'wax',
        title: 'Wax comes first',
        html: '<p>Every piece begins as a lump of wax the size of a matchbox. It is not carved but stroked, until the form no longer catches light in jerks. That is why nothing by Vera Moss has edges, only a highlight that flows.</p><p>The workshop melts its gold from old chains, offcuts and earrings that lost their pair.</p>',
        picture: 'earrings/hoops-thin-yellow-3',
        alt: 'Thin hoops in yellow gold, close up',
        action: { label: 'About the workshop', url: '/designers/vera-moss' },
      },
      steps('make', 'How to choose hoops', [
        ['Thin', '<p>You do not feel them: they stay in for weeks.</p>'],
        ['Twisted', '<p>They catch more light than smooth ones of the same weight.</p>'],
        ['Bold', '<p>Hollow inside, so they are large without being heavy. They need neither a chain nor rings beside them.</p>'],
      ]),
      {
        kind: 'promocode',
        id: 'code',
        title: '20% off earrings',
        html: '<p>The code works for every pair at its full price, not for Vera Moss alone. Enter it at checkout.</p>',
        code: 'EARRINGS20',
      },
    ],
  },
}
