import type { EngravingFace } from '@shop/contracts/cart/engraving'
import { refundDays } from '@shop/i18n/facts'
import { quoted } from '@shop/i18n/quotes'

const FACES: Record<EngravingFace, string> = { serif: 'антиква', script: 'рукописный шрифт' }

/** Response texts of the API; the other language has the same keys by type. */
export const ru = {
  home: 'Главная',
  allProviders: 'Все',
  menu: {
    jewelry: 'Украшения',
    new: 'Новинки',
    designers: 'Дизайнеры',
    men: 'Мужское',
    certificates: 'Сертификаты',
    sale: 'Скидки',
    edits: 'Подборки',
    occasions: 'Поводы',
    alphabet: 'По алфавиту',
  },
  sections: {
    catalog: {
      name: 'Украшения',
      description: `Золото, серебро, жемчуг и камни от независимых мастерских. Размер можно поменять за ${refundDays('ru')}.`,
    },
    jewelry: { name: 'Все украшения', description: 'Кольца, серьги, колье и браслеты: всё, что есть сейчас в мастерских и магазинах.' },
    designers: { name: 'Дизайнеры', description: 'Мастерские, с которыми мы работаем.' },
    trend: {
      name: 'Сейчас выбирают',
      description: 'Объёмные формы, крупный жемчуг и один камень — то, что уносят с витрин быстрее всего.',
    },
    promotion: {
      name: 'Акции',
      description:
        'Серьги без скидки — минус 20\u00a0% по промокоду EARRINGS20. Первый заказ — минус 15\u00a0% по промокоду FIRST15: на всё, что ещё не подешевело.',
    },
    search: { name: 'Поиск', description: '' },
  },
  tagPages: {
    new: { name: 'Новинки', description: 'То, что приехало из мастерских за последние недели.' },
    sale: { name: 'Скидки', description: 'Последние размеры и прошлые коллекции по сниженным ценам.' },
    men: { name: 'Мужское', description: 'Чернёное серебро, оникс и матовая сталь: вещи, которые носят каждый день.' },
  },
  /** The shop's predefined searches. */
  saved: {
    'gifts-under-10000': 'Подарки до 10 000 ₽',
    'engagement-rings': 'Кольца для помолвки',
    'first-gold': 'Первое золото',
    'silver-every-day': 'Серебро на каждый день',
    pearls: 'Весь жемчуг',
    'for-him': 'В подарок ему',
    'white-gold-diamonds': 'Бриллианты в белом золоте',
    'coloured-stones': 'Цветные камни',
    'new-earrings': 'Новые серьги',
    'no-size-to-guess': 'Подарки без размера',
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
  facets: {
    metal: 'Металл',
    stone: 'Камень',
    color: 'Цвет',
    size: 'Размер',
    designer: 'Дизайнер',
    price: 'Цена',
    collect: 'Забрать в\u00a0магазине',
    for: 'Кому подарок',
    occasion: 'Повод',
    in_stock: 'Наличие',
    new: 'Новинки',
    sale: 'Скидки',
  },
  /** Gift labels for buttons and filters. */
  recipients: { her: 'Ей', him: 'Ему', mother: 'Маме', friend: 'Подруге', daughter: 'Дочери' },
  occasions: {
    birthday: 'День рождения',
    'new-year': 'Новый год',
    anniversary: 'Годовщина',
    wedding: 'Свадьба',
    'just-because': 'Без повода',
  },
  flags: { in_stock: 'Есть в наличии', new: 'Только новинки', sale: 'Со скидкой' },
  colors: {
    golden: 'Золотой',
    silvery: 'Серебристый',
    pink: 'Розовый',
    clear: 'Светлый',
    red: 'Красный',
    green: 'Зелёный',
    sky: 'Голубой',
    blue: 'Синий',
    violet: 'Фиолетовый',
    black: 'Чёрный',
  },
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
  /** Banners inside listings: alt text and caption. */
  banners: {
    'banners/new-2': {
      alt: 'Кольцо с изумрудом, хаги и витое кольцо на терракотовом фоне',
      title: 'Терракота и изумруд',
      text: 'Вечерние кольца, которые носят по одному',
    },
    'banners/new-3': {
      alt: 'Кольцо с сапфиром, теннисный браслет и пусеты с бриллиантами на голубом фоне',
      title: 'Синий час',
      text: 'Сапфир и бриллианты для холодного света',
    },
    'banners/sale': {
      alt: 'Три тонких кольца на белых и розовой подставках',
      title: 'По одному или сразу три',
      text: 'Тонкие кольца, которые носят вместе',
    },
    'banners/men': {
      alt: 'Печатка с ониксом, чёрное кольцо и кожаный браслет на тёмном фоне',
      title: 'Оникс и чёрный',
      text: 'Печатка, кольцо и браслет на каждый день',
    },
    'banners/pearls': {
      alt: 'Жемчужный браслет и две пары пусет с жемчугом',
      title: 'Жемчуг днём',
      text: 'Браслеты и пусеты к белой рубашке',
    },
    'banners/piercing': {
      alt: 'Кликер, лабреты и изогнутая штанга на серых и белой подставках',
      title: 'Одно к одному',
      text: 'Кликеры, лабреты и штанги, которые сочетаются',
    },
  },
  ringSize: 'Размер',
  nominal: 'Номинал',
  free: 'Бесплатно',
  length: 'Длина',
  oneSize: 'Размер',
  /** A short form for one line after the product name. */
  variant: {
    size: (size: string) => `размер\u00a0${size}`,
    nominal: (sum: string) => `номинал\u00a0${sum}`,
    length: (size: string) => `длина\u00a0${size.replace(' ', '\u00a0')}`,
    engraved: (text: string, face: EngravingFace) => `гравировка\u00a0${quoted(text, 'ru')}, ${FACES[face]}`,
    noReturn: 'без возврата',
  },
  weight: 'Вес',
  mainStone: 'Главный камень',
  diameter: 'Внутренний диаметр',
  grams: 'г',
  carats: 'ct',
  millimetres: 'мм',
  hallmark: 'УИН',
  centimetres: 'см',
  bonuses: {
    order: (number: string) => `заказ ${number}`,
    kinds: {
      welcome: 'За регистрацию',
      birthday: 'Ко дню рождения',
      earned: 'Начислено за покупку',
      spent: 'Потрачено',
      returned: 'Возвращено',
      revoked: 'Снято за возврат',
      burnt: 'Срок истёк',
      referral: 'За приглашение друга',
      invited: 'За первый заказ по приглашению',
      referralReturned: 'Заказ по приглашению возвращён',
    },
  },
  /** Changes of the bag at sign-in. */
  accountKept: 'Вы вошли, поэтому удаление аккаунта отменено.',
  merge: {
    back: (names: string[]) => `В корзину вернулось то, что вы выбрали раньше: ${names.join(', ')}.`,
    summed: (names: string[]) => `Сложили вместе: ${names.join(', ')}.`,
    cut: (name: string, most: number) => `${name}: осталось ${most}, больше положить нельзя.`,
    left: (names: string[]) => `В корзине не хватило места: ${names.join(', ')}.`,
    leftSaved: (names: string[]) => `Среди отложенного не хватило места: ${names.join(', ')}.`,
  },
}

/** Keys that both languages have. */
export type Texts = typeof ru
