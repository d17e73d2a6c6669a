import type { Stories } from './story.ts'

export const bracelets: Stories = {
  bangle: {
    designer: 'ladoga',
    grams: 9.6,
    hours: 4,
    wornWith: ['cuff', 'band-twist'],
    ru: {
      about:
        'Три тонких контура спаяны в одной точке и чуть звенят при движении. Браслет надевают через ладонь: сложите большой палец к мизинцу. Размер — длина окружности внутри.',
      facts: [
        ['Толщина прутка', '2 мм'],
        ['Контуров', 'три'],
        ['Застёжка', 'нет, надевается через руку'],
      ],
    },
    en: {
      about:
        'Three slender outlines joined at one point, with a faint ring when you move. It goes on over the hand: fold the thumb towards the little finger. The size is the inner circumference.',
      facts: [
        ['Wire', '2 mm'],
        ['Outlines', 'three'],
        ['Clasp', 'none, slips over the hand'],
      ],
    },
  },
  cuff: {
    designer: 'ladoga',
    grams: 16.5,
    hours: 6,
    wornWith: ['dome-ring', 'chain-herringbone'],
    ru: {
      about:
        'Широкая открытая дуга с закатанными концами. Внутри она вогнута, поэтому не липнет к коже и не крутится. Заводите на запястье сбоку, где оно уже, и не разгибайте без нужды.',
      facts: [
        ['Ширина', '14 мм'],
        ['Просвет', '28 мм'],
        ['Внутри', 'полый профиль'],
      ],
    },
    en: {
      about:
        'A broad open arc with rolled ends. It is hollowed inside, so it neither sticks to the skin nor spins. Put it on from the side, where the wrist is narrow, and do not bend it more than it asks.',
      facts: [
        ['Width', '14 mm'],
        ['Gap', '28 mm'],
        ['Inside', 'hollow profile'],
      ],
    },
  },
  tennis: {
    designer: 'halden',
    grams: 10.4,
    hours: 16,
    stones: { melee: 2.4 },
    mainStone: 0.05,
    wornWith: ['studs-brilliant', 'emerald-cut-sapphire'],
    ru: {
      about:
        'Сорок восемь бриллиантов, каждый на своём шарнире: браслет ложится по руке, как ткань. Замок с двумя предохранителями. Выбирайте на сантиметр больше обхвата запястья.',
      stone: '48 камней, вместе 2,40 ct',
      facts: [
        ['Ширина', '2,6 мм'],
        ['Застёжка', 'коробочка с двумя предохранителями'],
      ],
    },
    en: {
      about:
        'Forty-eight diamonds, each on a hinge of its own: the bracelet lies on the wrist like cloth. The clasp has two safeties. Choose a centimeter more than your wrist.',
      stone: '48 stones, 2.40 ct together',
      facts: [
        ['Width', '2.6 mm'],
        ['Clasp', 'box with two safeties'],
      ],
    },
  },
  'chain-charm': {
    designer: 'mlechnyi',
    grams: 3.4,
    hours: 2,
    wornWith: ['brooch-star', 'hoops-twist'],
    ru: {
      about:
        'Якорная цепочка и одна звезда на отдельном кольце. Звезду можно снять и повесить на серьгу или колье. Последние два сантиметра цепочки — регулировка.',
      facts: [
        ['Звезда', '11 мм'],
        ['Звено', '3 мм'],
        ['Застёжка', 'карабин, регулируется на 2 см'],
      ],
    },
    en: {
      about:
        'A cable chain and a single star on its own ring. The star comes off and can hang from an earring or a necklace. The last two centimeters of the chain are for adjusting.',
      facts: [
        ['Star', '11 mm'],
        ['Link', '3 mm'],
        ['Clasp', 'lobster, adjusts by 2 cm'],
      ],
    },
  },
  'pearl-bracelet': {
    designer: 'tihaya-voda',
    grams: 0.7,
    hours: 3,
    stones: { freshwater: 21 },
    wornWith: ['studs-pearl', 'pearl-strand'],
    ru: {
      about:
        'Двадцать одна жемчужина на шёлке с золотым замком-шариком. Чуть неровные — так выглядит жемчуг, который не шлифовали. Снимайте перед водой: шёлк не любит сохнуть.',
      stone: 'пресноводный, 8–8,5 мм',
      facts: [
        ['Нить', 'шёлк, узелки'],
        ['Застёжка', 'золотой шарик'],
      ],
    },
    en: {
      about:
        'Twenty-one pearls on silk with a gold ball clasp. Slightly uneven, as pearls are when nobody has ground them round. Take it off before water: silk does not like to dry.',
      stone: 'freshwater, 8–8.5 mm',
      facts: [
        ['Thread', 'knotted silk'],
        ['Clasp', 'gold ball'],
      ],
    },
  },
  'red-thread': {
    designer: 'polden',
    grams: 0.8,
    hours: 1,
    wornWith: ['pendant-heart', 'chain-charm'],
    ru: {
      about:
        'Красный шнур с колечком: узел скользит, и браслет подходит любой руке. Шнур вощёный, в воде не линяет; когда износится, поменяем в магазине бесплатно. Колечко — из металла, указанного в названии.',
      facts: [
        ['Кольцо', '9 мм'],
        ['Шнур', 'нейлон, вощёный'],
        ['Обхват', '14–22 см'],
      ],
    },
    en: {
      about:
        'A red cord with a little ring: the knot slides and fits any wrist. The cord is waxed and keeps its color in water; when it wears out, our stores change it free of charge. The ring is of the metal in the name.',
      facts: [
        ['Ring', '9 mm'],
        ['Cord', 'waxed nylon'],
        ['Fits', '14–22 cm'],
      ],
    },
  },
}
