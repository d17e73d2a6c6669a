import type { Locale } from '@shop/contracts/storefront'

interface BannerText {
  title: string
  body: string
  action?: string
  alt: string
  /** Where the other storefront leads elsewhere. */
  url?: string
}

export interface DemoBanner extends Record<Locale, BannerText> {
  place: 'main' | 'certificate' | 'row' | 'editorial'
  url: string
  /** Key of the picture in the index. */
  picture: string
  portrait?: string
}

/** The main page in its own order. */
export const banners: readonly DemoBanner[] = [
  {
    place: 'main',
    url: '/catalog/new',
    picture: 'banners/main',
    portrait: 'banners/main-portrait',
    ru: {
      title: 'Золото, которое не ждёт повода',
      body: 'Зимняя коллекция: гладкий металл, крупный жемчуг и один камень — там, где нужен свет.',
      action: 'Смотреть коллекцию',
      alt: 'Кольцо с бриллиантом, золотые серьги и жемчужный браслет на каменных подставках в утреннем свете',
    },
    en: {
      title: 'Gold that waits for no occasion',
      body: 'The winter collection: smooth metal, large pearls and a single stone where light is needed.',
      action: 'See the collection',
      alt: 'A diamond ring, gold earrings and a pearl bracelet on stone stands in morning light',
    },
  },
  {
    place: 'certificate',
    url: '/certificate',
    picture: 'banners/certificate',
    portrait: 'banners/certificate-portrait',
    ru: {
      title: 'Подарок, с которым не ошибиться размером',
      body: 'Сертификат на любую сумму от 1\u00a0000 до 200\u00a0000\u00a0₽. Отправим письмом или сообщением в выбранный день, в 10 утра — с вашими словами внутри.',
      action: 'Выбрать сертификат',
      alt: 'Белый конверт с зелёной лентой, рядом кольцо с бриллиантом',
    },
    // Certificates are sold on the Russian storefront only: abroad the story is about gifts without a size.
    en: {
      url: '/catalog/earrings',
      title: 'A gift with no size to guess',
      body: 'Earrings, brooches and pendants fit everyone. They come in a box with a ribbon, with your own words on the card.',
      action: 'Choose a gift',
      alt: 'A white envelope tied with a green ribbon, a diamond ring beside it',
    },
  },
  {
    place: 'row',
    url: '/catalog/rings?stone=diamond',
    picture: 'rings/solitaire-aurora-yellow-1',
    ru: { title: 'Для помолвки', body: 'Один бриллиант или целая дорожка', alt: 'Кольцо с бриллиантом, жёлтое золото' },
    en: { title: 'For the question', body: 'One diamond, or a line of them', alt: 'Diamond ring in yellow gold' },
  },
  {
    place: 'row',
    url: '/trend/pearls',
    picture: 'necklaces/pearl-strand-yellow-1',
    ru: { title: 'Жемчуг', body: 'Нити, пусеты и браслеты', alt: 'Нить светлого жемчуга' },
    en: { title: 'Pearls', body: 'Strands, studs and bracelets', alt: 'A strand of light pearls' },
  },
  {
    place: 'row',
    url: '/catalog/earrings',
    picture: 'earrings/hoops-bold-yellow-1',
    ru: { title: 'Серьги', body: 'От тонких колец до объёмных', alt: 'Объёмные серьги-кольца, жёлтое золото' },
    en: { title: 'Earrings', body: 'From thin hoops to bold ones', alt: 'Bold hoops in yellow gold' },
  },
  {
    place: 'row',
    url: '/catalog/men',
    picture: 'men/signet-onyx-silver-1',
    ru: { title: 'Мужское', body: 'Оникс, сталь и чернёное серебро', alt: 'Печатка с ониксом, серебро' },
    en: { title: 'Men', body: 'Onyx, steel and blackened silver', alt: 'Onyx signet in silver' },
  },
  {
    place: 'row',
    url: '/catalog/brooches',
    picture: 'brooches/brooch-star-yellow-1',
    ru: { title: 'Броши', body: 'На лацкан и на ленту', alt: 'Брошь «Полярная звезда», жёлтое золото' },
    en: { title: 'Brooches', body: 'For a lapel or a ribbon', alt: 'North Star brooch in yellow gold' },
  },
  {
    place: 'row',
    url: '/catalog/piercing',
    picture: 'piercing/clicker-pave-yellow-1',
    ru: { title: 'Пирсинг', body: 'Кликеры, лабреты и штанги', alt: 'Кольцо-кликер с паве, жёлтое золото' },
    en: { title: 'Piercing', body: 'Clickers, labrets and bars', alt: 'Pavé clicker ring in yellow gold' },
  },
  {
    place: 'row',
    url: '/designers/vera-moss',
    picture: 'banners/new-1',
    portrait: 'banners/new-1-portrait',
    ru: { title: 'Гладкое золото', body: 'новая глава Vera Moss', alt: 'Золотые кольца на зелёных подставках' },
    en: { title: 'Smooth gold', body: 'the new chapter of Vera Moss', alt: 'Gold rings on green stands' },
  },
  {
    place: 'editorial',
    url: '/ukhod-za-ukrasheniyami#stones',
    picture: 'banners/pearls',
    portrait: 'banners/pearls-portrait',
    ru: {
      title: 'Жемчуг живёт, пока его носят',
      body: 'Ему нужно тепло кожи и не нужны духи. Надевайте последним, снимайте первым, а раз в год отдавайте нить в мастерскую.',
      action: 'Как ухаживать за украшениями',
      alt: 'Жемчужный браслет и две пары пусет с жемчугом',
    },
    en: {
      url: '/caring-for-jewelry#stones',
      title: 'Pearls live while they are worn',
      body: 'They like warm skin and dislike perfume. Put them on last, take them off first, and have a strand restrung once a year.',
      action: 'How to care for jewelry',
      alt: 'A pearl bracelet and two pairs of pearl studs',
    },
  },
]
