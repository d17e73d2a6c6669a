import type { Stories } from './story.ts'

export const earrings: Stories = {
  'studs-brilliant': {
    designer: 'noor-atelier',
    grams: 1.5,
    hours: 4,
    stones: { solitaire: 0.6 },
    mainStone: 0.3,
    wornWith: ['solitaire-aurora', 'pendant-solitaire'],
    ru: {
      about:
        'Два одинаковых бриллианта в четырёх крапанах — камни подбирают парой по цвету и чистоте. Касты открыты снизу, чтобы камень не темнел и легко мылся. Штифты с винтовой заглушкой: не потеряются.',
      stone: '2 × 0,30 ct, круглые',
      facts: [
        ['Диаметр', '4,3 мм'],
        ['Застёжка', 'винтовая заглушка'],
      ],
    },
    en: {
      about:
        'Two diamonds of one color and clarity, matched as a pair and held by four prongs. The settings are open at the back, so the stones stay bright and wash easily. Screw backs keep them where they are.',
      stone: '2 × 0.30 ct, round',
      facts: [
        ['Across', '4.3 mm'],
        ['Backs', 'screw'],
      ],
    },
  },
  'studs-pearl': {
    designer: 'tihaya-voda',
    grams: 0.9,
    hours: 2,
    stones: { akoya: 2 },
    wornWith: ['pearl-strand', 'pearl-bracelet'],
    ru: {
      about:
        'Морской жемчуг акойя сидит прямо на мочке, без оправы: видна только жемчужина. Цвет — сливочный с розовым отливом. Надевайте после духов и крема, снимайте первыми.',
      stone: 'акойя, 7–7,5 мм',
      facts: [
        ['Посадка', 'на штифте, без каста'],
        ['Застёжка', 'пусета'],
      ],
    },
    en: {
      about:
        'Akoya sea pearls sit on the lobe itself with no setting in view. The color is cream with a rosy overtone. Put them on after scent and cream, take them off first.',
      stone: 'Akoya, 7–7.5 mm',
      facts: [
        ['Setting', 'on a post, no cup'],
        ['Backs', 'push'],
      ],
    },
  },
  'hoops-thin': {
    designer: 'vera-moss',
    grams: 1.6,
    hours: 2,
    wornWith: ['hoops-twist', 'chain-cable'],
    ru: {
      about:
        'Кольца из проволоки чуть толще миллиметра: сорок миллиметров воздуха и тонкая линия вокруг лица. Замок спрятан в трубке и закрывается без щелчка. Не чувствуются, даже если в них уснуть.',
      collection: 'Гладкое золото',
      facts: [
        ['Диаметр', '40 мм'],
        ['Толщина', '1,2 мм'],
        ['Застёжка', 'скрытый штифт'],
      ],
    },
    en: {
      about:
        'Hoops of wire barely over a millimeter thick: forty millimeters of air and a fine line around the face. The catch hides inside the tube and closes without a click. Nothing to feel, even if you fall asleep in them.',
      collection: 'Smooth gold',
      facts: [
        ['Across', '40 mm'],
        ['Thickness', '1.2 mm'],
        ['Catch', 'hidden post'],
      ],
    },
  },
  'hoops-bold': {
    designer: 'vera-moss',
    grams: 6.4,
    hours: 4,
    wornWith: ['dome-ring', 'chain-herringbone'],
    ru: {
      about:
        'Трубка семь миллиметров в диаметре согнута в круг и сужается к замку. Серьги полые: пара весит шесть граммов и не тянет мочку к вечеру. На гладком металле нет рисок, свет лежит одной полосой.',
      collection: 'Гладкое золото',
      facts: [
        ['Диаметр', '28 мм'],
        ['Толщина', '7 мм'],
        ['Застёжка', 'английский замок'],
      ],
    },
    en: {
      about:
        'A seven-millimetre tube bent into a circle and tapered towards the catch. They are hollow: the pair weighs six grams and does not pull by the evening. The metal carries no scratch lines, only one band of light.',
      collection: 'Smooth gold',
      facts: [
        ['Across', '28 mm'],
        ['Thickness', '7 mm'],
        ['Catch', 'hinged lever'],
      ],
    },
  },
  'hoops-twist': {
    designer: 'vera-moss',
    grams: 3.8,
    hours: 4,
    wornWith: ['band-twist', 'chain-charm'],
    ru: {
      about:
        'Квадратный пруток скручен вокруг себя, и каждое ребро ловит свет по очереди. Двадцать четыре миллиметра — размер на каждый день: видно из-под волос, не цепляет шарф.',
      facts: [
        ['Диаметр', '24 мм'],
        ['Толщина', '3 мм'],
        ['Застёжка', 'откидная дужка'],
      ],
    },
    en: {
      about:
        'A square rod twisted about itself, so that each edge takes the light in turn. Twenty-four millimeters is an everyday size: seen below the hair, never caught in a scarf.',
      facts: [
        ['Across', '24 mm'],
        ['Thickness', '3 mm'],
        ['Catch', 'hinged wire'],
      ],
    },
  },
  'huggies-pave': {
    designer: 'mlechnyi',
    grams: 2.6,
    hours: 6,
    stones: { melee: 0.22 },
    mainStone: 0.01,
    wornWith: ['pave-eternity', 'tennis'],
    ru: {
      about:
        'Маленькие кольца вплотную к мочке, снаружи — ряд бриллиантов. Подходят во второй прокол и не мешают телефону. Замок на шарнире закрывается с ощутимым щелчком.',
      stone: '22 камня, вместе 0,22 ct',
      facts: [
        ['Диаметр', '13 мм'],
        ['Ширина', '2 мм'],
        ['Застёжка', 'шарнир с защёлкой'],
      ],
    },
    en: {
      about:
        'Small hoops close to the lobe with a row of diamonds outside. They suit a second piercing and leave the phone alone. The hinged catch closes with a click you can feel.',
      stone: '22 stones, 0.22 ct together',
      facts: [
        ['Across', '13 mm'],
        ['Width', '2 mm'],
        ['Catch', 'hinge with a click'],
      ],
    },
  },
  'drops-amethyst': {
    designer: 'kamennyi-sad',
    grams: 3.2,
    hours: 5,
    stones: { amethyst: 4.6 },
    mainStone: 2.3,
    wornWith: ['halo-cocktail', 'pendant-emerald'],
    ru: {
      about:
        'Аметист огранки «октагон» в тонкой глухой рамке качается под изогнутой швензой. При лампе камень теплеет до винного, днём он холоднее. Камни в паре подобраны по тону.',
      stone: '2 × 2,30 ct, октагон',
      facts: [
        ['Длина', '32 мм'],
        ['Застёжка', 'швенза с петлёй'],
      ],
    },
    en: {
      about:
        'Amethyst cut as an octagon swings below a curved hook in a narrow bezel. By lamplight the stone warms to wine, by day it is cooler. The two are matched in tone.',
      stone: '2 × 2.30 ct, octagon',
      facts: [
        ['Length', '32 mm'],
        ['Fitting', 'hook with a loop'],
      ],
    },
  },
  'drops-pearl': {
    designer: 'tihaya-voda',
    grams: 1.4,
    hours: 2,
    stones: { freshwater: 2 },
    wornWith: ['pearl-strand', 'studs-pearl'],
    ru: {
      about:
        'Одна крупная жемчужина на гладкой швензе, больше ничего. Жемчуг пресноводный, почти круглый; на солнце видны лёгкие волны, по которым узнают настоящий. Весят меньше двух граммов пара.',
      stone: 'пресноводный, 9–9,5 мм',
      facts: [
        ['Длина', '24 мм'],
        ['Застёжка', 'швенза'],
      ],
    },
    en: {
      about:
        'One large pearl on a plain hook and nothing else. Freshwater, nearly round; in the sun you see the faint waves by which real pearls are known. The pair weighs under two grams of metal.',
      stone: 'freshwater, 9–9.5 mm',
      facts: [
        ['Length', '24 mm'],
        ['Fitting', 'hook'],
      ],
    },
  },
  'ear-cuff': {
    designer: 'lune-et-fils',
    grams: 1.8,
    hours: 3,
    wornWith: ['huggies-pave', 'open-cuff'],
    ru: {
      about:
        'Двойная дуга держится на хряще без прокола: заведите её у верха уха, где край тоньше, и спустите до середины. Продаётся по одному — кафф носят на одной стороне.',
      facts: [
        ['Внутренний диаметр', '11 мм'],
        ['В комплекте', 'один кафф'],
        ['Прокол', 'не нужен'],
      ],
    },
    en: {
      about:
        'A double arc that holds without a piercing: slip it on near the top of the ear, where the edge is thin, and slide it halfway down. Sold singly, since a cuff is worn on one side.',
      facts: [
        ['Inside', '11 mm across'],
        ['You get', 'one cuff'],
        ['Piercing', 'not needed'],
      ],
    },
  },
  'studs-topaz': {
    designer: 'inei',
    grams: 1.7,
    hours: 3,
    stones: { topaz: 2.4 },
    mainStone: 1.2,
    wornWith: ['drops-amethyst', 'brooch-star'],
    ru: {
      about:
        'Небесно-голубой топаз квадратной огранки в четырёх угловых крапанах. Цвет ровный, без зелени: такой камень получают из бесцветного нагревом, и это обычная практика. Светлеть он не будет.',
      stone: '2 × 1,20 ct, квадрат 6 мм',
      facts: [
        ['Размер', '6 × 6 мм'],
        ['Застёжка', 'пусета'],
      ],
    },
    en: {
      about:
        'Sky-blue topaz, square-cut, held at the corners. The color is even and free of green: it is brought out of colorless stone by treatment, which is the usual practice. It will not fade.',
      stone: '2 × 1.20 ct, square 6 mm',
      facts: [
        ['Size', '6 × 6 mm'],
        ['Backs', 'push'],
      ],
    },
  },
}
