import type { Stories } from './story.ts'

export const rings: Stories = {
  'solitaire-aurora': {
    designer: 'noor-atelier',
    grams: 2.14,
    hours: 6,
    stones: { solitaire: 0.3 },
    mainStone: 0.3,
    wornWith: ['pave-eternity', 'studs-brilliant'],
    ru: {
      about:
        'Шесть тонких крапанов поднимают бриллиант над шинкой, поэтому свет входит в камень и сбоку. Внутренний край скруглён: через час кольцо перестаёшь замечать. Рядом встаёт гладкая обручалка или дорожка.',
      stone: 'круглый, 57 граней',
      facts: [
        ['Ширина шинки', '1,8 мм'],
        ['Высота с камнем', '6,2 мм'],
      ],
    },
    en: {
      about:
        'Six slender prongs lift the diamond above the band, so light enters from the sides too. The inner edge is rounded: after an hour you forget it is there. A plain band or a line of pavé sits flush beside it.',
      stone: 'round, 57 facets',
      facts: [
        ['Band', '1.8 mm wide'],
        ['Height with the stone', '6.2 mm'],
      ],
    },
  },
  'pave-eternity': {
    designer: 'halden',
    grams: 2.3,
    hours: 7,
    stones: { melee: 0.34 },
    mainStone: 0.02,
    wornWith: ['solitaire-aurora', 'huggies-pave'],
    ru: {
      about:
        'Дорожка занимает верхнюю половину кольца: камни видны, когда рука лежит на столе, а нижняя половина гладкая и не царапает соседние пальцы. Размер можно изменить на один в обе стороны.',
      stone: '17 камней, вместе 0,34 ct',
      facts: [
        ['Ширина', '2,1 мм'],
        ['Закрепка', 'паве, общие крапаны'],
      ],
    },
    en: {
      about:
        'The stones run along the upper half: you see them when the hand rests on a table, while the lower half stays plain and kind to the fingers beside it. It can be resized by one size up or down.',
      stone: '17 stones, 0.34 ct together',
      facts: [
        ['Width', '2.1 mm'],
        ['Setting', 'pavé, shared prongs'],
      ],
    },
  },
  'signet-oval': {
    designer: 'severin',
    grams: 6.4,
    hours: 5,
    wornWith: ['pendant-coin', 'chain-cable'],
    ru: {
      about:
        'Площадка чуть выпуклая, как у старых печаток: она ловит одну полосу света и не выглядит плоской. Носят на мизинце или на безымянном.',
      facts: [
        ['Площадка', '12 × 10 мм'],
        ['Ширина шинки снизу', '3 мм'],
        ['Гравировка', 'внутри, до 20 знаков'],
      ],
    },
    en: {
      about:
        'The face is slightly domed, as old signets are: it holds a single band of light and never looks flat. Made for the little finger or the ring finger.',
      facts: [
        ['Face', '12 × 10 mm'],
        ['Band at the back', '3 mm'],
        ['Engraving', 'inside, up to 20 signs'],
      ],
    },
  },
  'band-classic': {
    designer: 'zlata',
    grams: 3.1,
    hours: 2,
    wornWith: ['solitaire-aurora', 'pave-eternity'],
    ru: {
      about:
        'Три миллиметра ширины и полукруглый профиль — обручальное кольцо без единого лишнего движения. Изнутри оно тоже скруглено, поэтому легко проходит через сустав. Внутри хватает места на дату.',
      facts: [
        ['Ширина', '3 мм'],
        ['Толщина', '1,5 мм'],
        ['Профиль', 'полукруглый, комфортная посадка'],
      ],
    },
    en: {
      about:
        'Three millimeters wide with a half-round profile: a wedding band without one needless line. It is rounded inside as well and slides easily over the knuckle. There is room for a date within.',
      facts: [
        ['Width', '3 mm'],
        ['Thickness', '1.5 mm'],
        ['Profile', 'half-round, comfort fit'],
      ],
    },
  },
  'band-twist': {
    designer: 'tihaya-voda',
    grams: 2.7,
    hours: 4,
    wornWith: ['hoops-twist', 'pearl-bracelet'],
    ru: {
      about:
        'Две проволоки свиты в канат и спаяны так, что шва не найти. На выступах металл блестит, в углублениях остаётся тень, и кольцо не спорит ни с камнем, ни с часами. Хорошо стоит по два и по три.',
      facts: [
        ['Ширина', '2,4 мм'],
        ['Плетение', 'канат, две нити'],
      ],
    },
    en: {
      about:
        'Two wires are twisted into a rope and joined so that the seam cannot be found. The ridges shine, the hollows keep their shadow, and the ring quarrels with neither a stone nor a watch. Good in twos and threes.',
      facts: [
        ['Width', '2.4 mm'],
        ['Twist', 'rope of two strands'],
      ],
    },
  },
  'open-cuff': {
    designer: 'lune-et-fils',
    grams: 1.9,
    hours: 5,
    stones: { melee: 0.16 },
    mainStone: 0.08,
    wornWith: ['ear-cuff', 'huggies-pave'],
    ru: {
      about:
        'Кольцо не замкнуто: два бриллианта в круглых кастах смотрят друг на друга через просвет. Дуга чуть пружинит и садится по пальцу, но раздвигать её каждый день не стоит — выберите свой размер.',
      stone: '2 × 0,08 ct, в глухой закрепке',
      facts: [
        ['Просвет', '4 мм'],
        ['Ширина шинки', '1,6 мм'],
      ],
    },
    en: {
      about:
        'The ring stays open: two diamonds in round bezels face each other across the gap. The arc gives a little and settles on the finger, but it is not meant to be bent every day, so choose your size.',
      stone: '2 × 0.08 ct, bezel-set',
      facts: [
        ['Gap', '4 mm'],
        ['Band', '1.6 mm wide'],
      ],
    },
  },
  'halo-cocktail': {
    designer: 'kamennyi-sad',
    grams: 4.2,
    hours: 11,
    stones: { emerald: 1.2, melee: 0.28 },
    mainStone: 1.2,
    wornWith: ['pendant-emerald', 'tennis'],
    ru: {
      about:
        'Овальный изумруд с садом внутри — включения видны, и мы их не прячем. Ореол из бриллиантов отделяет зелень от кожи и делает камень крупнее. Кольцо вечернее: снимайте его перед мытьём рук.',
      stone: '1,20 ct, овал 8 × 6 мм',
      facts: [
        ['Ореол', '20 бриллиантов, 0,28 ct'],
        ['Высота', '7,5 мм'],
      ],
    },
    en: {
      about:
        'An oval emerald with a garden inside: the inclusions are there to be seen and we do not hide them. A halo of diamonds parts the green from the skin and makes the stone look larger. An evening ring; take it off to wash your hands.',
      stone: '1.20 ct, oval 8 × 6 mm',
      facts: [
        ['Halo', '20 diamonds, 0.28 ct'],
        ['Height', '7.5 mm'],
      ],
    },
  },
  'emerald-cut-sapphire': {
    designer: 'halden',
    grams: 3.6,
    hours: 9,
    stones: { sapphire: 1.4, melee: 0.12 },
    mainStone: 1.4,
    wornWith: ['studs-brilliant', 'tennis'],
    ru: {
      about:
        'Сапфир огранён «изумрудом»: вместо искр — длинные ступени, по которым синий темнеет к центру. По сторонам два маленьких бриллианта ведут взгляд к шинке. Углы прикрыты крапанами и не цепляются.',
      stone: '1,40 ct, октагон 7 × 5 мм',
      facts: [
        ['Боковые камни', '2 бриллианта, 0,12 ct'],
        ['Ширина шинки', '2 мм'],
      ],
    },
    en: {
      about:
        'The sapphire is emerald-cut: no sparks but long steps in which the blue deepens towards the center. Two small diamonds lead the eye down to the band. The corners sit under the prongs and do not catch.',
      stone: '1.40 ct, octagon 7 × 5 mm',
      facts: [
        ['Side stones', '2 diamonds, 0.12 ct'],
        ['Band', '2 mm wide'],
      ],
    },
  },
  'trilogy-ruby': {
    designer: 'noor-atelier',
    grams: 2.8,
    hours: 8,
    stones: { ruby: 0.6, melee: 0.3 },
    mainStone: 0.6,
    wornWith: ['pave-eternity', 'studs-brilliant'],
    ru: {
      about:
        'Рубин между двумя бриллиантами: три камня в одной линии, посаженные так низко, что кольцо помещается под перчатку. Тёплый металл делает красный гуще, белый — чище.',
      stone: '0,60 ct, круглый',
      facts: [
        ['Боковые камни', '2 бриллианта, 0,30 ct'],
        ['Высота', '5,4 мм'],
      ],
    },
    en: {
      about:
        'A ruby between two diamonds: three stones in one line, set low enough to fit under a glove. Warm metal makes the red deeper, white metal makes it clearer.',
      stone: '0.60 ct, round',
      facts: [
        ['Side stones', '2 diamonds, 0.30 ct'],
        ['Height', '5.4 mm'],
      ],
    },
  },
  'dome-ring': {
    designer: 'vera-moss',
    grams: 5.2,
    hours: 4,
    wornWith: ['hoops-bold', 'cuff'],
    ru: {
      about:
        'Купол поднимается от трёх миллиметров у ладони до одиннадцати сверху. Кольцо полое внутри, поэтому выглядит тяжёлым, а весит как обычное. Полировка в четыре прохода, последний — замшей.',
      collection: 'Гладкое золото',
      facts: [
        ['Ширина сверху', '11 мм'],
        ['Ширина снизу', '3 мм'],
        ['Внутри', 'полое'],
      ],
    },
    en: {
      about:
        'The dome rises from three millimeters at the palm to eleven on top. The ring is hollow: it looks heavy and weighs as an ordinary one does. Polished in four passes, the last with chamois.',
      collection: 'Smooth gold',
      facts: [
        ['Width on top', '11 mm'],
        ['Width below', '3 mm'],
        ['Inside', 'hollow'],
      ],
    },
  },
}
