/** Texts of the API's answers; the other language has the same keys by type. */
export const ru = {
  home: 'Главная',
  allProviders: 'Все',
  menu: { jewelry: 'Украшения', new: 'Новинки', designers: 'Дизайнеры', men: 'Мужское', certificates: 'Сертификаты', sale: 'Скидки' },
  sections: {
    catalog: {
      name: 'Украшения',
      description: 'Золото, серебро, жемчуг и камни от независимых мастерских. Размер можно поменять в течение тридцати дней.',
    },
    jewelry: { name: 'Все украшения', description: 'Кольца, серьги, колье и браслеты: всё, что есть сейчас в мастерских и магазинах.' },
    designers: { name: 'Дизайнеры', description: 'Мастерские, с которыми мы работаем.' },
    trend: {
      name: 'Сейчас выбирают',
      description: 'Объёмные формы, крупный жемчуг и один камень — то, что уносят с витрин быстрее всего.',
    },
    search: { name: 'Поиск', description: '' },
  },
  tagPages: {
    new: { name: 'Новинки', description: 'То, что приехало из мастерских за последние недели.' },
    sale: { name: 'Скидки', description: 'Последние размеры и прошлые коллекции по сниженным ценам.' },
    men: { name: 'Мужское', description: 'Чернёное серебро, оникс и матовая сталь: вещи, которые носят каждый день.' },
  },
  moods: {
    light: 'Свет',
    heritage: 'Наследие',
    essential: 'На каждый день',
    evening: 'Вечер',
    romance: 'Романтика',
    bold: 'Объём',
    pearls: 'Жемчуг',
    personal: 'Личное',
    edge: 'Пирсинг',
    men: 'Мужское',
    gift: 'В подарок',
  },
  tags: { new: 'Новинка', hit: 'Хит', preorder: 'Предзаказ', last: 'Последнее' },
  facets: { metal: 'Металл', stone: 'Камень', price: 'Цена' },
  metals: {
    yellow: 'Жёлтое золото',
    white: 'Белое золото',
    rose: 'Розовое золото',
    silver: 'Серебро',
    gilt: 'Серебро с позолотой',
    black: 'Чернёное серебро',
    steel: 'Сталь',
  },
  stones: {
    diamond: 'Бриллиант',
    emerald: 'Изумруд',
    sapphire: 'Сапфир',
    ruby: 'Рубин',
    pearl: 'Жемчуг',
    'pearl-grey': 'Серый жемчуг',
    amethyst: 'Аметист',
    topaz: 'Топаз',
    onyx: 'Оникс',
  },
  /** What the banners over listings show. */
  banners: {
    'banners/new-2': 'Кольцо с изумрудом, хаги и витое кольцо на терракотовом фоне',
    'banners/new-3': 'Кольцо с сапфиром, теннисный браслет и пусеты на голубом фоне',
    'banners/sale': 'Три кольца на розовых подставках',
    'banners/men': 'Печатка с ониксом, чёрное кольцо и кожаный браслет на тёмном фоне',
    'banners/pearls': 'Жемчужный браслет и две пары пусет с жемчугом',
    'banners/piercing': 'Кликер, лабреты и изогнутая штанга на серых подставках',
  },
  ringSize: 'Размер',
  length: 'Длина',
  oneSize: 'Размер',
  weight: 'Вес',
  mainStone: 'Главный камень',
  diameter: 'Внутренний диаметр',
  grams: 'г',
  carats: 'ct',
  millimetres: 'мм',
  hallmark: 'УИН',
  centimetres: 'см',
  /** What signing in did to the bag (reading 22). */
  merge: {
    back: (names: string[]) => `В корзину вернулось то, что вы выбрали раньше: ${names.join(', ')}.`,
    summed: (names: string[]) => `Сложили вместе: ${names.join(', ')}.`,
    cut: (name: string, most: number) => `${name}: осталось ${most}, больше положить нельзя.`,
    left: (names: string[]) => `В корзине не хватило места: ${names.join(', ')}.`,
  },
}

/** Keys that both languages have. */
export type Texts = typeof ru
