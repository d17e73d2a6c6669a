import type { Stories } from './story.ts'

export const broochesAndPiercing: Stories = {
  'brooch-flower': {
    designer: 'lune-et-fils',
    grams: 8.4,
    hours: 6,
    stones: { freshwater: 1 },
    wornWith: ['drops-pearl', 'studs-pearl'],
    ru: {
      about:
        'Шесть лепестков выколочены из листа вручную, поэтому все чуть разные; в центре — жемчужина на штифте. Две иглы вместо одной: брошь не проворачивается и не рвёт трикотаж.',
      stone: 'пресноводный, 6 мм',
      facts: [
        ['Размер', '38 × 36 мм'],
        ['Крепление', 'две иглы с замком'],
      ],
    },
    en: {
      about:
        'Six petals raised from sheet by hand, each slightly its own; a pearl on a post in the middle. Two pins instead of one: the brooch does not turn and spares knitwear.',
      stone: 'freshwater, 6 mm',
      facts: [
        ['Size', '38 × 36 mm'],
        ['Fitting', 'two pins with a catch'],
      ],
    },
  },
  'brooch-bow': {
    designer: 'polden',
    grams: 7.1,
    hours: 5,
    stones: { melee: 0.06 },
    mainStone: 0.06,
    wornWith: ['pearl-strand', 'studs-brilliant'],
    ru: {
      about:
        'Лента согнута так, будто её только что завязали, узел держит один бриллиант. На лацкане брошь строга, на бархатной ленте становится колье. Оборот обработан так же чисто, как лицо.',
      stone: '0,06 ct, круглый',
      facts: [
        ['Размер', '34 × 22 мм'],
        ['Крепление', 'игла с предохранителем'],
      ],
    },
    en: {
      about:
        'The ribbon bends as if it had just been tied, and a single diamond holds the knot. Strict on a lapel; on a velvet ribbon it becomes a necklace. The back is finished as cleanly as the front.',
      stone: '0.06 ct, round',
      facts: [
        ['Size', '34 × 22 mm'],
        ['Fitting', 'pin with a safety catch'],
      ],
    },
  },
  'brooch-star': {
    designer: 'inei',
    grams: 5.6,
    hours: 5,
    stones: { melee: 0.14 },
    mainStone: 0.05,
    wornWith: ['chain-charm', 'studs-topaz'],
    ru: {
      about:
        'Восемь лучей, четыре длинных и четыре коротких, сходятся к бриллианту. Грани острые на вид, но притуплены: шарф не зацепит. Хороша одна на тёмном пальто и втроём на джинсовке.',
      stone: 'центральный 0,05 ct, всего 0,14 ct',
      facts: [
        ['Размер', '40 × 32 мм'],
        ['Крепление', 'игла с замком'],
      ],
    },
    en: {
      about:
        'Eight rays, four long and four short, meet at a diamond. The ridges look sharp but are eased: a scarf is safe. One on a dark coat, or three on denim.',
      stone: 'center 0.05 ct, 0.14 ct in all',
      facts: [
        ['Size', '40 × 32 mm'],
        ['Fitting', 'pin with a catch'],
      ],
    },
  },
  'barbell-curved': {
    designer: 'inei',
    grams: 1.3,
    hours: 3,
    stones: { melee: 0.12 },
    mainStone: 0.06,
    wornWith: ['labret', 'clicker-pave'],
    ru: {
      about:
        'Изогнутая штанга с камнями на обоих концах — для пупка, брови или хряща. Шарики навинчиваются на внутреннюю резьбу, поэтому проколу не вредят. Для зажившего прокола.',
      stone: '2 × 0,06 ct, в глухой закрепке',
      facts: [
        ['Штанга', '1,2 × 10 мм'],
        ['Резьба', 'внутренняя'],
      ],
    },
    en: {
      about:
        'A curved bar with a stone at each end, for the navel, the brow or the cartilage. The ends screw into an internal thread and are kind to the piercing. For healed piercings.',
      stone: '2 × 0.06 ct, bezel-set',
      facts: [
        ['Bar', '1.2 × 10 mm'],
        ['Thread', 'internal'],
      ],
    },
  },
  labret: {
    designer: 'inei',
    grams: 0.6,
    hours: 2,
    stones: { melee: 0.05 },
    mainStone: 0.05,
    wornWith: ['clicker-pave', 'barbell-curved'],
    ru: {
      about:
        'Плоский диск сзади, один бриллиант спереди: лабрет не колет шею во сне и не цепляется за воротник. Носят в мочке, хряще и губе. Продаётся по одному.',
      stone: '0,05 ct, в глухой закрепке',
      facts: [
        ['Штанга', '1,2 × 8 мм'],
        ['Диск', '4 мм'],
        ['В комплекте', 'один лабрет'],
      ],
    },
    en: {
      about:
        'A flat disc behind, one diamond in front: the labret does not prick at night or catch on a collar. For the lobe, the cartilage or the lip. Sold singly.',
      stone: '0.05 ct, bezel-set',
      facts: [
        ['Bar', '1.2 × 8 mm'],
        ['Disc', '4 mm'],
        ['You get', 'one labret'],
      ],
    },
  },
  'clicker-pave': {
    designer: 'mlechnyi',
    grams: 0.9,
    hours: 4,
    stones: { melee: 0.1 },
    mainStone: 0.01,
    wornWith: ['labret', 'huggies-pave'],
    ru: {
      about:
        'Сегмент на шарнире защёлкивается одной рукой, без пирсера. Камни стоят по внешнему краю и видны анфас. Подходит для хряща, септума и мочки; размер указан по внутреннему диаметру.',
      stone: '10 камней, вместе 0,10 ct',
      facts: [
        ['Внутренний диаметр', '8 мм'],
        ['Толщина', '1,2 мм'],
        ['В комплекте', 'один кликер'],
      ],
    },
    en: {
      about:
        'The hinged segment clicks shut with one hand and no piercer. The stones run along the outer edge and face you. For the cartilage, the septum or the lobe; measured inside.',
      stone: '10 stones, 0.10 ct together',
      facts: [
        ['Inside', '8 mm across'],
        ['Thickness', '1.2 mm'],
        ['You get', 'one clicker'],
      ],
    },
  },
}
