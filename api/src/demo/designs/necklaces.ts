import type { Stories } from './story.ts'
import { letter } from './letters.ts'

export const necklaces: Stories = {
  'chain-cable': {
    designer: 'zlata',
    grams: 4.6,
    hours: 1,
    wornWith: ['pendant-coin', 'hoops-thin'],
    ru: {
      about:
        'Якорное плетение: круглые звенья через одно развёрнуты на четверть. Самая спокойная цепочка из тех, что держат подвеску, и самая простая в ремонте. Карабин крупный, застёгивается на ощупь.',
      facts: [
        ['Толщина звена', '2,2 мм'],
        ['Плетение', 'якорное'],
        ['Застёжка', 'карабин'],
      ],
    },
    en: {
      about:
        'Cable weave: round links, each turned by a quarter. The calmest chain that will carry a pendant, and the simplest to repair. The clasp is large enough to close by touch.',
      facts: [
        ['Link', '2.2 mm'],
        ['Weave', 'cable'],
        ['Clasp', 'lobster'],
      ],
    },
  },
  'chain-paperclip': {
    designer: 'zlata',
    grams: 5.4,
    hours: 2,
    wornWith: ['letter-a', 'hoops-bold'],
    ru: {
      about:
        'Вытянутые звенья-скрепки лежат плашмя и почти не путаются. В любое звено можно вдеть подвеску или застегнуть цепь короче. Звенья пустотелые: цепь крупная, но не тяжёлая.',
      facts: [
        ['Звено', '14 × 4 мм'],
        ['Звенья', 'пустотелые'],
        ['Застёжка', 'карабин'],
      ],
    },
    en: {
      about:
        'Long paperclip links lie flat and hardly tangle. Hang a pendant from any of them, or close the chain a few links shorter. The links are hollow: a large chain that is not a heavy one.',
      facts: [
        ['Link', '14 × 4 mm'],
        ['Links', 'hollow'],
        ['Clasp', 'lobster'],
      ],
    },
  },
  'chain-herringbone': {
    designer: 'vera-moss',
    grams: 9.2,
    hours: 3,
    wornWith: ['hoops-bold', 'cuff'],
    ru: {
      about:
        'Плоская лента из косых звеньев стекает по ключицам и блестит, как вода. Хранить её нужно расстёгнутой и ровной: заломы на «ёлочке» не выправляются. Носите без подвесок.',
      collection: 'Гладкое золото',
      facts: [
        ['Ширина ленты', '4 мм'],
        ['Плетение', 'ёлочка'],
        ['Застёжка', 'карабин'],
      ],
    },
    en: {
      about:
        'A flat ribbon of slanting links that runs along the collarbones and shines like water. Keep it unclasped and straight: a kink in herringbone cannot be undone. Wear it without pendants.',
      collection: 'Smooth gold',
      facts: [
        ['Ribbon', '4 mm wide'],
        ['Weave', 'herringbone'],
        ['Clasp', 'lobster'],
      ],
    },
  },
  'pearl-strand': {
    designer: 'tihaya-voda',
    grams: 0.9,
    hours: 5,
    stones: { freshwater: 52 },
    wornWith: ['studs-pearl', 'pearl-bracelet'],
    ru: {
      about:
        'Нить круглых жемчужин на шёлке, узелок после каждой: если нить порвётся, потеряется одна. Подобраны по цвету и блеску, от замка к середине почти не растут. Раз в год-два жемчуг стоит перенизать.',
      stone: 'пресноводный, 7,5–8 мм',
      facts: [
        ['Нить', 'шёлк, узелки'],
        ['Застёжка', 'золотой шарик'],
      ],
    },
    en: {
      about:
        'Round pearls on silk with a knot after each: should the thread break, only one is lost. Matched in color and lustre, hardly growing from the clasp to the center. Have them restrung every year or two.',
      stone: 'freshwater, 7.5–8 mm',
      facts: [
        ['Thread', 'knotted silk'],
        ['Clasp', 'gold ball'],
      ],
    },
  },
  'pearl-strand-grey': {
    designer: 'tihaya-voda',
    grams: 1.1,
    hours: 5,
    stones: { tinted: 44 },
    wornWith: ['drops-pearl', 'studs-pearl'],
    ru: {
      about:
        'Пресноводный жемчуг, тонированный в цвет таитянского: серый с зелёным и баклажановым отливом. Настоящий чёрный жемчуг стоит в десять раз дороже, и мы говорим об этом прямо. Цвет стойкий, но боится духов.',
      stone: 'пресноводный тонированный, 9–10 мм',
      facts: [
        ['Нить', 'шёлк, узелки'],
        ['Застёжка', 'белое золото'],
      ],
    },
    en: {
      about:
        'Freshwater pearls tinted to the tone of Tahitian ones: gray with green and aubergine overtones. True black pearls cost ten times as much, and we say so plainly. The color lasts but dislikes scent.',
      stone: 'freshwater, tinted, 9–10 mm',
      facts: [
        ['Thread', 'knotted silk'],
        ['Clasp', 'white gold'],
      ],
    },
  },
  'pendant-coin': {
    designer: 'severin',
    grams: 5.1,
    hours: 4,
    wornWith: ['chain-cable', 'signet-oval'],
    ru: {
      about:
        'Монета с лучами, выбитыми от центра к краю: рельеф мягкий, будто её долго носили в кармане. Оборот гладкий, под гравировку. Цепочка в комплекте, её длину можно менять.',
      facts: [
        ['Диаметр', '18 мм'],
        ['Цепочка', '40–45 см, регулируется'],
      ],
    },
    en: {
      about:
        'A coin with rays struck from the center to the rim; the relief is soft, as if it had long been carried in a pocket. The back is plain, ready for engraving. The chain comes with it and its length can be changed.',
      facts: [
        ['Across', '18 mm'],
        ['Chain', '40–45 cm, adjustable'],
      ],
    },
  },
  'pendant-heart': {
    designer: 'polden',
    grams: 3.3,
    hours: 3,
    wornWith: ['red-thread', 'hoops-thin'],
    ru: {
      about:
        'Выпуклое с обеих сторон сердце — как подушечка, а не как плоский силуэт. Оно полое и свободно переворачивается на цепочке: изнанки нет. Край скруглён, волосы не цепляет.',
      facts: [
        ['Размер', '13 × 12 мм'],
        ['Цепочка', '40–45 см, регулируется'],
      ],
    },
    en: {
      about:
        'A heart rounded on both sides, a cushion rather than an outline. It is hollow and turns freely on its chain, since it has no wrong side. The edge is soft and does not catch hair.',
      facts: [
        ['Size', '13 × 12 mm'],
        ['Chain', '40–45 cm, adjustable'],
      ],
    },
  },
  'pendant-solitaire': {
    designer: 'noor-atelier',
    grams: 1.9,
    hours: 4,
    stones: { solitaire: 0.25 },
    mainStone: 0.25,
    wornWith: ['studs-brilliant', 'solitaire-aurora'],
    ru: {
      about:
        'Один бриллиант в корзинке из крапанов, цепочка проходит прямо за ним — камень висит ровно и не заваливается. Тот же каст, что у «Авроры»: вместе они смотрятся комплектом.',
      stone: 'круглый',
      facts: [
        ['Диаметр камня', '4 мм при 0,25 ct'],
        ['Цепочка', '40–45 см, регулируется'],
      ],
    },
    en: {
      about:
        'One diamond in a basket of prongs with the chain running right behind it, so that the stone hangs straight. It shares its setting with the Aurora ring: together they read as a set.',
      stone: 'round',
      facts: [
        ['Stone', '4 mm across at 0.25 ct'],
        ['Chain', '40–45 cm, adjustable'],
      ],
    },
  },
  'letter-a': letter({ ru: 'А', en: 'A' }, 'две ноги и тонкая перекладина', 'two legs and a slender bar'),
  'letter-m': letter({ ru: 'М', en: 'M' }, 'широкая, с прямыми стойками', 'broad, on straight stems'),
  'letter-k': letter(
    { ru: 'К', en: 'K' },
    'с засечками, читается по-русски и по-английски',
    'with serifs, the same in Russian and English',
  ),
  'pendant-emerald': {
    designer: 'kamennyi-sad',
    grams: 2.4,
    hours: 6,
    stones: { emerald: 0.55, melee: 0.1 },
    mainStone: 0.55,
    wornWith: ['halo-cocktail', 'drops-amethyst'],
    ru: {
      about:
        'Круглый изумруд в ореоле бриллиантов на тонкой цепочке. Камень промаслен, как принято с изумрудами веками: не опускайте его в ультразвук и горячую воду, протирайте мягкой тканью.',
      stone: '0,55 ct, круглый 5 мм',
      facts: [
        ['Ореол', '16 бриллиантов, 0,10 ct'],
        ['Цепочка', '40–45 см, регулируется'],
      ],
    },
    en: {
      about:
        'A round emerald in a halo of diamonds on a fine chain. The stone is oiled, as emeralds have been for centuries: no ultrasound and no hot water, a soft cloth is enough.',
      stone: '0.55 ct, round 5 mm',
      facts: [
        ['Halo', '16 diamonds, 0.10 ct'],
        ['Chain', '40–45 cm, adjustable'],
      ],
    },
  },
}
