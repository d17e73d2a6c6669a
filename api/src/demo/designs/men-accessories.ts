import type { Stories } from './story.ts'

export const menAndAccessories: Stories = {
  'curb-chain': {
    designer: 'severin',
    grams: 32,
    hours: 3,
    wornWith: ['signet-onyx', 'dog-tag'],
    ru: {
      about:
        'Панцирное плетение: звенья подогнаны вплотную и сошлифованы с двух сторон, поэтому цепь лежит ровно. Вес чувствуется, и это намеренно. Замок-карабин усилен вторым кольцом.',
      facts: [
        ['Ширина', '6 мм'],
        ['Плетение', 'панцирное, шлифованное'],
        ['Застёжка', 'карабин'],
      ],
    },
    en: {
      about:
        'Curb weave: the links fit close and are ground flat on both sides, so the chain lies still. You feel the weight, as intended. The lobster clasp is backed by a second ring.',
      facts: [
        ['Width', '6 mm'],
        ['Weave', 'curb, ground flat'],
        ['Clasp', 'lobster'],
      ],
    },
  },
  'signet-onyx': {
    designer: 'severin',
    grams: 8.8,
    hours: 5,
    stones: { onyx: 1 },
    wornWith: ['curb-chain', 'band-brushed'],
    ru: {
      about:
        'Плоский оникс заподлицо с рамкой: чёрное поле без бликов и без выступов. Камень можно заменить, если разобьётся, — оправа разборная. Носят на безымянном или среднем.',
      stone: 'овал 14 × 10 мм, плоский',
      facts: [
        ['Площадка', '16 × 12 мм'],
        ['Ширина шинки снизу', '4 мм'],
      ],
    },
    en: {
      about:
        'Flat onyx flush with its frame: a black field with no glare and no edge. Should the stone ever break it can be replaced, the frame comes apart. For the ring finger or the middle one.',
      stone: 'oval 14 × 10 mm, flat',
      facts: [
        ['Face', '16 × 12 mm'],
        ['Band at the back', '4 mm'],
      ],
    },
  },
  'dog-tag': {
    designer: 'severin',
    grams: 11,
    hours: 3,
    wornWith: ['curb-chain', 'leather-cord'],
    ru: {
      about:
        'Жетон с чуть вогнутой поверхностью, матированный вдоль. На обороте помещаются четыре строки гравировки. Цепь из шариков длиной 60 сантиметров входит в комплект.',
      facts: [
        ['Размер', '36 × 20 мм'],
        ['Цепь', '60 см'],
        ['Гравировка', 'до четырёх строк'],
      ],
    },
    en: {
      about:
        'A tag with a slightly hollowed face, brushed lengthwise. The back takes four lines of engraving. A ball chain of sixty centimeters comes with it.',
      facts: [
        ['Size', '36 × 20 mm'],
        ['Chain', '60 cm'],
        ['Engraving', 'up to four lines'],
      ],
    },
  },
  'leather-cord': {
    designer: 'ladoga',
    grams: 5.2,
    hours: 3,
    wornWith: ['band-brushed', 'dog-tag'],
    ru: {
      about:
        'Плетёный шнур из телячьей кожи с цилиндрическим магнитным замком. Кожа со временем темнеет и садится по руке. В воду лучше не опускать: высохнет и станет жёсткой.',
      facts: [
        ['Толщина шнура', '6 мм'],
        ['Кожа', 'телячья, растительное дубление'],
        ['Застёжка', 'магнит с фиксатором'],
      ],
    },
    en: {
      about:
        'A plaited calf-leather cord with a cylindrical magnetic clasp. The leather darkens with time and takes the shape of the wrist. Keep it out of water: it dries hard.',
      facts: [
        ['Cord', '6 mm thick'],
        ['Leather', 'calf, vegetable-tanned'],
        ['Clasp', 'magnet with a lock'],
      ],
    },
  },
  'band-brushed': {
    designer: 'ladoga',
    grams: 9.4,
    hours: 2,
    wornWith: ['leather-cord', 'signet-onyx'],
    ru: {
      about:
        'Семь миллиметров матового металла со снятыми фасками. Царапины не портят щётку, а ложатся в неё; освежить поверхность можно за пять минут в любом нашем магазине.',
      facts: [
        ['Ширина', '7 мм'],
        ['Толщина', '2 мм'],
        ['Поверхность', 'продольная матировка'],
      ],
    },
    en: {
      about:
        'Seven millimeters of brushed metal with eased edges. Scratches do not spoil the brushing, they join it; any of our stores can freshen the surface in five minutes.',
      facts: [
        ['Width', '7 mm'],
        ['Thickness', '2 mm'],
        ['Surface', 'brushed lengthwise'],
      ],
    },
  },
  'hair-clip-pearl': {
    designer: 'tihaya-voda',
    grams: 9,
    hours: 2,
    stones: { freshwater: 9 },
    wornWith: ['studs-pearl', 'drops-pearl'],
    ru: {
      about:
        'Девять жемчужин по росту на пружинной заколке. Держит прядь у виска или пучок, если волосы тонкие. Жемчуг приклеен и посажен на штифты: спать и мыться в ней не стоит.',
      stone: 'пресноводный, 6–9 мм',
      facts: [
        ['Длина', '64 мм'],
        ['Механизм', 'пружинный зажим'],
      ],
    },
    en: {
      about:
        'Nine pearls by height on a spring clip. It holds a strand at the temple, or a knot of fine hair. The pearls are pegged and glued: do not sleep or shower in it.',
      stone: 'freshwater, 6–9 mm',
      facts: [
        ['Length', '64 mm'],
        ['Mechanism', 'spring clip'],
      ],
    },
  },
  'jewelry-box': {
    designer: 'zlata',
    grams: 420,
    hours: 2,
    wornWith: ['pave-eternity', 'trilogy-ruby'],
    ru: {
      about:
        'Шкатулка с мягкими валиками для колец и отделением для серёг. Снаружи — экокожа цвета пыльной розы, внутри — бархатистая ткань, которая не оставляет ворса. Украшения на снимке в комплект не входят.',
      facts: [
        ['Размер', '14 × 14 × 7 см'],
        ['Снаружи', 'экокожа'],
        ['Фурнитура', 'латунь'],
      ],
    },
    en: {
      about:
        'A box with soft rolls for rings and a place for earrings. Dusty-rose faux leather outside, velvety cloth inside that sheds no lint. The jewelry in the photograph is not included.',
      facts: [
        ['Size', '14 × 14 × 7 cm'],
        ['Outside', 'faux leather'],
        ['Fittings', 'brass'],
      ],
    },
  },
}
