import type { Listing } from '@shop/contracts/catalog/listing'
import type { Product } from '@shop/contracts/catalog/product'
import type { ProductCard } from '@shop/contracts/catalog/product-card'
import { INTERNATIONAL, RUSSIAN, Shopper } from '../../support/people/shopper.ts'

type Expected = (found: Listing) => void

const first = ({ products }: Listing) => products.slice(0, 4)
const slugOf = ({ url }: Pick<ProductCard, 'url'>) => url.split('/').at(-1) ?? ''
const kindOf = ({ url }: Pick<ProductCard, 'url'>) => url.split('/').at(-2) ?? ''
const slugs = (found: Listing) => first(found).map(slugOf)

/** Each of these designs is among the first four. */
const has =
  (...designs: string[]): Expected =>
  (found) => {
    for (const design of designs) expect(slugs(found)).toContainEqual(expect.stringMatching(new RegExp(`^${design}`)))
  }
/** All of the first four begin with one of these slugs. */
const only =
  (...designs: string[]): Expected =>
  (found) => {
    expect(found.products).not.toHaveLength(0)
    for (const slug of slugs(found)) expect(slug).toMatch(new RegExp(`^(?:${designs.join('|')})`))
  }
const kind =
  (...kinds: string[]): Expected =>
  (found) => {
    expect(found.products).not.toHaveLength(0)
    for (const card of first(found)) expect(kinds).toContain(kindOf(card))
  }
/** Slugs end with the metal. */
const metal =
  (...metals: string[]): Expected =>
  (found) => {
    expect(found.products).not.toHaveLength(0)
    for (const slug of slugs(found)) expect(slug).toMatch(new RegExp(`-(?:${metals.join('|')})$`))
  }
const designer =
  (url: string): Expected =>
  (found) => {
    expect(found.products).not.toHaveLength(0)
    for (const card of first(found)) expect(card.designer.url).toBe(`/designers/${url}`)
  }
/** Major units. */
const priced =
  (from: number, to: number): Expected =>
  (found) => {
    expect(found.products).not.toHaveLength(0)
    for (const { price } of found.products) {
      expect(price.final ?? 0).toBeGreaterThanOrEqual(from * 100)
      expect(price.final ?? Infinity).toBeLessThanOrEqual(to * 100)
    }
  }
/** No slug has this part. */
const not =
  (...parts: string[]): Expected =>
  (found) => {
    expect(found.products).not.toHaveLength(0)
    for (const slug of found.products.map(slugOf)) for (const part of parts) expect(slug).not.toContain(part)
  }
const chips =
  (...labels: string[]): Expected =>
  ({ understood }) =>
    expect(understood?.chips.map(({ label }) => label.replaceAll('\u00a0', ' '))).toStrictEqual(labels)
const nothing: Expected = ({ products, correction, understood }) => {
  expect([products.length, correction, understood?.help]).toStrictEqual([0, null, []])
}
const uncorrected: Expected = ({ correction }) => expect(correction).toBeNull()
const SIZER = '/catalog/rings?popup=ring-sizer'
const help =
  (url: string): Expected =>
  ({ understood }) =>
    expect(understood?.help.map((page) => page.url)).toContain(url)
const both =
  (...all: Expected[]): Expected =>
  (found) => {
    for (const one of all) one(found)
  }
const helpOnly =
  (...urls: string[]): Expected =>
  ({ understood }) =>
    expect(understood?.help.map(({ url }) => url)).toStrictEqual(urls)
const empty: Expected = ({ quantity }) => expect(quantity).toBe(0)
const startsWith =
  (design: string): Expected =>
  (found) =>
    expect(slugs(found)[0]).toMatch(new RegExp(`^${design}`))
/** Of what can be bought, in major units. */
const priceOrder =
  (sign: 1 | -1): Expected =>
  ({ products, sort }) => {
    expect(sort).toBe(sign > 0 ? 'price-asc' : 'price-desc')
    const prices = products.flatMap(({ canBuy, price }) => (canBuy && price.final !== null ? [price.final] : []))
    expect(prices.length).toBeGreaterThan(1)
    expect(prices).toStrictEqual(prices.toSorted((one, other) => sign * (one - other)))
  }
const [cheapestFirst, dearestFirst] = [priceOrder(1), priceOrder(-1)]
const inStock: Expected = ({ products }) => {
  expect(products).not.toHaveLength(0)
  expect(products.filter(({ availability }) => !['inStock', 'last'].includes(availability))).toStrictEqual([])
}
const notes =
  (...texts: string[]): Expected =>
  ({ understood }) =>
    expect(understood?.notes.map((note) => note.replaceAll('\u00a0', ' '))).toStrictEqual(texts)
/** Chosen on the pages of what is found. */
const chosen =
  (query: string): Expected =>
  ({ understood }) =>
    expect(understood?.variant).toBe(query)
const anything: Expected = ({ quantity }) => expect(quantity).toBeGreaterThan(40)

const RINGS = ['rings', 'men', 'piercing']
const PEARLS = ['studs-pearl', 'drops-pearl', 'pearl', 'hair-clip-pearl', 'brooch-flower']

const ON_THE_RUSSIAN_SHOP: readonly [query: string, expected: Expected][] = [
  // Whole words and their forms
  ['кольцо', kind('rings')],
  ['кольца', kind('rings')],
  ['колечко', kind('rings')],
  ['перстень', kind('rings')],
  ['серьги', kind('earrings')],
  ['серёжки', kind('earrings')],
  ['сережек', kind('earrings')],
  ['пусеты', only('studs')],
  ['гвоздики', only('studs')],
  ['серьги-гвоздики', only('studs')],
  ['серьги-кольца', only('hoops', 'huggies')],
  ['колье', kind('necklaces')],
  ['ожерелье', kind('necklaces')],
  ['цепочка', only('chain', 'curb-chain')],
  ['цепь мужская', has('curb-chain')],
  ['кулон', only('pendant', 'letter', 'dog-tag')],
  ['подвеска', only('pendant', 'letter', 'dog-tag')],
  ['бусы', only('pearl-strand')],
  ['браслетик', kind('bracelets', 'men')],
  ['брошка', kind('brooches')],
  ['заколки', has('hair-clip-pearl')],
  ['шкатулка', only('jewelry-box')],
  ['печатка', only('signet')],
  ['обручальное кольцо', has('band-classic')],
  ['обручалки', has('band-classic')],
  ['каффы', has('ear-cuff')],
  ['солитер', only('solitaire', 'pendant-solitaire')],
  ['теннисный браслет', only('tennis')],
  ['пирсинг', both(kind('piercing'), help('/piercing'))],
  ['сердечко', only('pendant-heart')],
  ['звёздочка', only('brooch-star', 'chain-charm')],
  ['буква К', has('letter-k')],
  // Metals, stones, colors
  ['кольцо с изумрудом', only('halo-cocktail')],
  ['кольцо с бриллиантом', only('solitaire', 'pave', 'open-cuff', 'clicker')],
  ['бриллиантовые серьги', only('studs-brilliant', 'huggies')],
  [
    'брильянты',
    only(
      'solitaire',
      'pave',
      'open-cuff',
      'studs-brilliant',
      'huggies',
      'pendant-solitaire',
      'tennis',
      'brooch',
      'labret',
      'clicker',
      'barbell',
    ),
  ],
  ['золото', metal('yellow', 'white', 'rose')],
  ['золотое кольцо', both(kind(...RINGS), metal('yellow', 'white', 'rose'))],
  ['серебряные серьги', both(kind('earrings'), metal('silver'))],
  ['белое золото', metal('white')],
  ['красное золото', metal('rose')],
  ['чернёное серебро', metal('black')],
  ['стальное кольцо', only('band-brushed-steel')],
  ['жемчуг', only(...PEARLS)],
  ['жемчужные серёжки', only('studs-pearl', 'drops-pearl')],
  ['сапфировое кольцо', only('emerald-cut-sapphire')],
  ['красный камень', only('trilogy-ruby')],
  ['зелёный камень', only('halo-cocktail', 'pendant-emerald')],
  ['аметист', only('drops-amethyst')],
  ['изумрудная огранка', has('emerald-cut-sapphire')],
  // Designers and names
  ['вера мосс', designer('vera-moss')],
  ['Vera Moss', designer('vera-moss')],
  ['каменный сад', designer('kamennyi-sad')],
  ['тихая вода серьги', both(designer('tihaya-voda'), kind('earrings'))],
  ['северин', designer('severin')],
  ['халден', designer('halden')],
  ['злата', designer('zlata')],
  ['Аврора', only('solitaire-aurora')],
  ['красная нить', has('red-thread')],
  ['две капли', only('open-cuff')],
  ['полярная звезда', only('brooch-star')],
  ['гладкое золото', designer('vera-moss')],
  // Prices and sizes
  ['до 50000', priced(0, 50_000)],
  ['кольцо до 50 000', both(kind('rings'), priced(0, 50_000))],
  ['серьги до 20 тысяч', both(kind('earrings'), priced(0, 20_000))],
  ['не дороже 10 тыс', priced(0, 10_000)],
  ['браслет от 10000 до 40000', both(kind('bracelets', 'men'), priced(10_000, 40_000))],
  ['подвеска дешевле 30к', both(kind('necklaces', 'men'), priced(0, 30_000))],
  ['дороже 100000', priced(100_000, Infinity)],
  ['кольцо 5000-15000 руб', priced(5_000, 15_000)],
  ['кольцо 17 размера', kind('rings', 'men')],
  ['кольцо 7 мм', has('band-brushed')],
  ['серьги до десяти тысяч', both(kind('earrings'), priced(0, 10_000), chips('Серьги', 'до 10 000 ₽'))],
  ['не дороже чем пять тысяч рублей', priced(0, 5_000)],
  ['от двадцати пяти тысяч', priced(25_000, Infinity)],
  ['браслет дороже ста тысяч', both(kind('bracelets', 'men'), priced(100_000, Infinity))],
  ['цепочка 45 см', both(only('chain'), chips('Цепочки', '45 см'))],
  // What it must not be
  ['серьги без жемчуга', both(kind('earrings'), not('pearl'), chips('Серьги', 'без жемчуга'))],
  ['не золотое кольцо', both(kind('rings', 'men'), not('-yellow', '-white', '-rose'))],
  ['кольцо без камней', only('band', 'signet', 'dome')],
  // One thing said twice, words that say nothing
  ['золото 585 золотое', both(metal('yellow', 'white', 'rose'), chips('Золото'))],
  ['дешёвые серьги', both(kind('earrings'), chips('Сначала дешевле', 'Серьги'), cheapestFirst)],
  // For whom and why
  [
    'подарок маме',
    only(
      ...PEARLS,
      'brooch',
      'pendant',
      'halo',
      'drops',
      'signet',
      'band',
      'tennis',
      'emerald',
      'jewelry',
      'bangle',
      'hoops',
      'chain',
      'hair',
    ),
  ],
  ['подарок мужу', only('curb', 'signet', 'dog-tag', 'leather', 'band', 'chain', 'pendant-coin')],
  ['мужское кольцо', has('signet-onyx', 'band-brushed')],
  ['мужской браслет', has('leather-cord')],
  ['помолвка', both(kind('rings'), metal('yellow', 'white', 'rose'))],
  ['помолвочное кольцо с сапфиром', only('emerald-cut-sapphire')],
  ['кольцо для предложения', both(kind('rings'), has('solitaire-aurora'))],
  ['подарок на день рождения', anything],
  ['8 марта', anything],
  ['новинки', (found) => expect(found.products.every(({ tags }) => tags.some(({ code }) => code === 'new'))).toBe(true)],
  ['серьги со скидкой', (found) => expect(found.products.every(({ price }) => (price.final ?? 0) < (price.initial ?? 0))).toBe(true)],
  // Other script, other layout, slips
  ['kolco', kind('rings')],
  ['koltso', kind('rings')],
  ['sergi', kind('earrings')],
  ['serezhki', kind('earrings')],
  ['braslet', kind('bracelets', 'men')],
  ['zhemchug', only(...PEARLS)],
  ['podveska serebro', both(kind('necklaces', 'men'), metal('silver', 'gilt', 'black'))],
  ['rjkmwj', kind('rings')],
  ['cthmub c ;tvxeujv', only('studs-pearl', 'drops-pearl')],
  ['кольцр', kind('rings')],
  ['брсалет', kind('bracelets', 'men')],
  ['изумурд', only('halo-cocktail', 'pendant-emerald')],
  ['ring', kind('rings')],
  ['pearl earrings', only('studs-pearl', 'drops-pearl')],
  ['silver chain', both(only('chain', 'curb'), metal('silver', 'black'))],
  ['engagement ring', both(kind('rings'), metal('yellow', 'white', 'rose'))],
  // Articles
  ['Z100011', only('solitaire-aurora-yellow')],
  // Help
  ['возврат', help('/vozvrat')],
  ['как вернуть кольцо', help('/vozvrat')],
  ['узнать размер кольца', help(SIZER)],
  ['кольцо не тот размер', help('/vozvrat')],
  ['подарочный сертификат', help('/certificate')],
  ['доставка', help('/dostavka-i-oplata')],
  ['гарантия', help('/garantii')],
  ['рассрочка', help('/dolyame')],
  // Honest nothing
  ['запонки', nothing],
  ['крестик', nothing],
  ['кулон с опалом', nothing],
  ['часы', nothing],
  ['велосипед', nothing],
  ['платиновое кольцо', nothing],
]

const ON_THE_INTERNATIONAL_SHOP: readonly [query: string, expected: Expected][] = [
  ['ring', kind('rings')],
  ['rings', kind('rings')],
  ['men', only('curb', 'signet', 'dog-tag', 'leather', 'band')],
  ["men's ring", has('signet-onyx', 'band-brushed')],
  ['earrings', kind('earrings')],
  ['earing', kind('earrings')],
  ['studs', only('studs')],
  ['hoops', only('hoops', 'huggies')],
  ['huggies', only('huggies')],
  ['neclace', kind('necklaces', 'men')],
  ['necklace', kind('necklaces', 'men')],
  ['pendant', only('pendant', 'letter', 'dog-tag')],
  ['heart pendant', only('pendant-heart')],
  ['bracelets', kind('bracelets', 'men')],
  ['bangle', only('bangle')],
  ['tennis bracelet', only('tennis')],
  ['brooch', kind('brooches')],
  ['signet ring', only('signet')],
  ['wedding band', has('band-classic')],
  ['wedding', kind('rings', 'earrings', 'necklaces', 'bracelets', 'accessories', 'men', 'brooches')],
  ['engagement', both(kind('rings'), metal('yellow', 'white', 'rose'))],
  ['proposal', kind('rings')],
  ['engagement ring under 5000', both(kind('rings'), priced(0, 5_000))],
  ['under 500', priced(0, 500)],
  ['earrings under $300', both(kind('earrings'), priced(0, 1_200))],
  ['gift for mom', kind('earrings', 'necklaces', 'bracelets', 'brooches', 'rings', 'accessories')],
  ['gift for husband', only('curb', 'signet', 'dog-tag', 'leather', 'band', 'chain', 'pendant-coin')],
  ['gold', metal('yellow', 'white', 'rose')],
  ['earrings under five hundred', both(kind('earrings'), priced(0, 500))],
  ['necklace without pearls', both(kind('necklaces', 'men'), not('pearl'), chips('Necklaces', 'without pearls'))],
  ['cheap rings', both(kind('rings', 'men'), chips('Price: low to high', 'Rings'), cheapestFirst)],
  ['white gold earrings', both(kind('earrings'), metal('white'))],
  ['sterling silver chain', both(only('chain', 'curb'), metal('silver', 'black'))],
  ['emerald', only('halo-cocktail', 'pendant-emerald')],
  ['emerald cut ring', has('emerald-cut-sapphire')],
  ['saphire', only('emerald-cut-sapphire')],
  ['rubies', only('trilogy-ruby')],
  ['pearls', only(...PEARLS)],
  ['diamond studs', only('studs-brilliant')],
  ['kamenny sad', designer('kamennyi-sad')],
  ['вера мосс', designer('vera-moss')],
  ['lune et fils', designer('lune-et-fils')],
  ['noor', designer('noor-atelier')],
  ['tihaya voda', designer('tihaya-voda')],
  ['zlata', designer('zlata')],
  ['aurora', only('solitaire-aurora')],
  ['jewelry box', only('jewelry-box')],
  ['hair clip', only('hair-clip')],
  ['red thread', only('red-thread')],
  ['кштп', kind('rings')],
  ['кольцо', kind('rings')],
  ['серёжки с жемчугом', only('studs-pearl', 'drops-pearl')],
  ['braclet', kind('bracelets', 'men')],
  ['braslet', kind('bracelets', 'men')],
  ['returns', help('/returns')],
  ['gift card', help('/catalog/certificates')],
  ['ring size guide', help(SIZER)],
  ['wrong size', help('/returns')],
  ['shipping', help('/delivery')],
  ['warranty', help('/warranty')],
  ['how to clean silver', help('/caring-for-jewelry')],
  ['cufflinks', nothing],
  ['cross', nothing],
  ['opal ring', nothing],
  ['bicycle', nothing],
  ['watch', nothing],
]

/** Written before any of them was tried. */
const NOT_TRIED_BEFORE: readonly [host: string, query: string, expected: Expected][] = [
  [RUSSIAN, 'помолвочные кольца с бриллиантом до 150 тысяч', both(kind('rings'), priced(0, 150_000))],
  [RUSSIAN, 'золотая цепочка мужская', both(has('curb-chain'), metal('yellow', 'white', 'rose'))],
  [RUSSIAN, 'серьги на каждый день', kind('earrings')],
  [RUSSIAN, 'сережки пусеты серебро', both(only('studs'), metal('silver'))],
  [RUSSIAN, 'серебряное колечко', both(kind('rings'), metal('silver'))],
  [RUSSIAN, 'кольцо с жемчужиной', nothing],
  [RUSSIAN, 'браслет с жемчугом', only('pearl-bracelet')],
  [RUSSIAN, 'жемчужное ожерелье', only('pearl-strand')],
  [RUSSIAN, 'подвеска сердце розовое золото', both(only('pendant-heart'), metal('rose'))],
  [RUSSIAN, 'подарок жене на годовщину', kind('rings', 'earrings', 'necklaces', 'bracelets', 'brooches', 'accessories')],
  [RUSSIAN, 'подарок подруге до 15000', priced(0, 15_000)],
  [RUSSIAN, 'что подарить папе', only('curb', 'signet', 'dog-tag', 'leather', 'band', 'chain', 'pendant-coin')],
  [RUSSIAN, 'брошь бант', only('brooch-bow')],
  [RUSSIAN, 'серьги с аметистами', only('drops-amethyst')],
  [RUSSIAN, 'топазовые пусетки', only('studs-topaz')],
  [RUSSIAN, 'цепочка скрепка', only('chain-paperclip')],
  [RUSSIAN, 'якорное плетение', has('chain-cable')],
  [RUSSIAN, 'чёрное кольцо', both(kind('rings', 'men'), only('signet-onyx', 'band-brushed-black', 'signet'))],
  [RUSSIAN, 'печатка с ониксом', only('signet-onyx')],
  [RUSSIAN, 'кольцо купол вера мосс', only('dome-ring')],
  [RUSSIAN, 'украшения до 5000 рублей', priced(0, 5_000)],
  [RUSSIAN, 'кожаный браслет', only('leather-cord')],
  [RUSSIAN, 'жетон', only('dog-tag')],
  [RUSSIAN, 'лабрет золото', both(only('labret', 'clicker', 'barbell'), metal('yellow', 'white', 'rose'))],
  [RUSSIAN, 'обручальные кольца парные', both(has('band-classic'), chips('Обручальные кольца'), notes())],
  [RUSSIAN, 'tihaya voda', designer('tihaya-voda')],
  [RUSSIAN, 'kolechko s sapfirom', only('emerald-cut-sapphire')],
  [RUSSIAN, 'obruchalnoe koltso', has('band-classic')],
  [RUSSIAN, 'gjldtcrf', only('pendant', 'letter', 'dog-tag')],
  [RUSSIAN, ',hfcktn c ;tvxeujv', only('pearl-bracelet')],
  [RUSSIAN, 'сапфриовое кольцо', only('emerald-cut-sapphire')],
  [RUSSIAN, 'браслит', kind('bracelets', 'men')],
  [RUSSIAN, 'падвеска', only('pendant', 'letter', 'dog-tag')],
  [RUSSIAN, 'diamond ring', both(kind('rings', 'piercing'), only('solitaire', 'pave', 'open-cuff', 'clicker'))],
  [RUSSIAN, 'noor atelier earrings', both(designer('noor-atelier'), kind('earrings'))],
  [RUSSIAN, 'размер кольца как узнать', both(help(SIZER), notes())],
  [RUSSIAN, 'уменьшить размер кольца', both(help('/vozvrat'), notes())],
  [INTERNATIONAL, 'resize ring', both(help('/returns'), notes())],
  [INTERNATIONAL, 'can i resize my ring', both(help('/returns'), notes())],
  [RUSSIAN, 'обменять размер', help('/vozvrat')],
  [RUSSIAN, 'где магазин в москве', help('/shops')],
  [RUSSIAN, 'как почистить серебро', help('/ukhod-za-ukrasheniyami')],
  [RUSSIAN, 'как чистить серебро', help('/ukhod-za-ukrasheniyami')],
  [RUSSIAN, 'пробить уши', help('/piercing')],
  [RUSSIAN, 'оплата', help('/dostavka-i-oplata')],
  [RUSSIAN, 'вера мос', both(designer('vera-moss'), uncorrected)],
  [RUSSIAN, 'подарок ребенку', both(chips('Детям'), uncorrected)],
  [RUSSIAN, 'примерить', both(help('/dostavka-i-oplata'), uncorrected)],
  [RUSSIAN, 'подарок маме на юбилей', both(chips('Маме', 'Юбилей'), notes())],
  [RUSSIAN, 'подарок начальнице', chips('Ей')],
  [RUSSIAN, 'как вернуть заказ', both(help('/vozvrat'), uncorrected)],
  [RUSSIAN, 'бирюзовые серьги', nothing],
  [RUSSIAN, 'диадема', nothing],
  [RUSSIAN, 'кольцо айфон', both(kind('rings'), notes('Не нашли «айфон»: показываем остальное.'))],
  [INTERNATIONAL, 'gold hoop earrings', both(only('hoops', 'huggies'), metal('yellow', 'white', 'rose'))],
  [INTERNATIONAL, 'silver ring for men', both(kind('rings', 'men'), metal('silver', 'black'))],
  [INTERNATIONAL, 'pearl necklace', only('pearl-strand')],
  [INTERNATIONAL, 'diamond engagement rings white gold', both(kind('rings'), metal('white'))],
  [INTERNATIONAL, 'gift under 200 for her', priced(0, 200)],
  [RUSSIAN, 'юбилей', both(chips('Юбилей'), anything, uncorrected)],
  [INTERNATIONAL, 'anniversary gift', chips('Anniversary')],
  [INTERNATIONAL, 'anniversary gift for wife', kind('rings', 'earrings', 'necklaces', 'bracelets', 'brooches', 'accessories')],
  [INTERNATIONAL, 'letter A necklace', only('letter-a')],
  [INTERNATIONAL, 'rose gold bracelet', both(kind('bracelets'), metal('rose'))],
  [INTERNATIONAL, 'dome ring', only('dome-ring')],
  [INTERNATIONAL, 'amethyst drops', only('drops-amethyst')],
  [INTERNATIONAL, 'blue stone ring', only('emerald-cut-sapphire')],
  [INTERNATIONAL, 'star necklace', nothing],
  [INTERNATIONAL, 'charm bracelet', only('chain-charm')],
  [INTERNATIONAL, 'paperclip chain silver', both(only('chain-paperclip'), metal('silver'))],
  [INTERNATIONAL, 'halden tennis bracelet', only('tennis')],
  [INTERNATIONAL, 'north star', only('brooch-star')],
  [INTERNATIONAL, 'leather bracelet men', only('leather-cord')],
  [INTERNATIONAL, 'brcelet gold', both(kind('bracelets', 'men'), metal('yellow', 'white', 'rose'))],
  [INTERNATIONAL, 'diamnod studs', only('studs-brilliant')],
  [INTERNATIONAL, 'platinum', nothing],
  [INTERNATIONAL, 'earrings between 100 and 400', both(kind('earrings'), priced(100, 400))],
  [INTERNATIONAL, 'сапфир', only('emerald-cut-sapphire')],
  [INTERNATIONAL, 'тихая вода', designer('tihaya-voda')],
  [INTERNATIONAL, 'where are your stores', help('/stores')],
  [INTERNATIONAL, 'can i exchange a ring', help('/returns')],
  [INTERNATIONAL, 'customs duty', help('/delivery')],
  [INTERNATIONAL, 'pearl necklace not expensive', only('pearl-strand')],
  [INTERNATIONAL, 'smartwatch strap', nothing],
  [
    INTERNATIONAL,
    'new arrivals',
    (found) => expect(found.products.every(({ tags }) => tags.some(({ code }) => code === 'new'))).toBe(true),
  ],
]

/** Prices, stock, money, sizes and persons in words. */
const IN_WORDS: readonly [host: string, query: string, expected: Expected][] = [
  [RUSSIAN, 'недорогие серьги', both(kind('earrings'), cheapestFirst, chips('Сначала дешевле', 'Серьги'))],
  [RUSSIAN, 'не дорогие кольца', both(cheapestFirst, chips('Сначала дешевле', 'Кольца'))],
  [RUSSIAN, 'самое дешёвое кольцо', both(cheapestFirst, chips('Сначала дешевле', 'Кольца'))],
  [RUSSIAN, 'бюджетный подарок', both(cheapestFirst, not('gift-certificate'), chips('Сначала дешевле'))],
  [RUSSIAN, 'подешевле браслет', both(cheapestFirst, kind('bracelets', 'men'))],
  [RUSSIAN, 'самые дорогие кольца', both(dearestFirst, chips('Сначала дороже', 'Кольца'))],
  [RUSSIAN, 'подарок дорогой маме', chips('Маме')],
  [INTERNATIONAL, 'inexpensive', cheapestFirst],
  [INTERNATIONAL, 'not too expensive necklace', both(cheapestFirst, kind('necklaces', 'men'))],
  [INTERNATIONAL, 'affordable earrings', both(kind('earrings'), cheapestFirst)],
  [INTERNATIONAL, 'luxury rings', both(dearestFirst, chips('Price: high to low', 'Rings'))],
  [INTERNATIONAL, 'expensive', dearestFirst],
  [RUSSIAN, 'кольцо в наличии', both(kind('rings', 'men'), inStock, chips('Кольца', 'В наличии'))],
  [RUSSIAN, 'срочно подарок', both(inStock, chips('В наличии'))],
  [RUSSIAN, 'серьги сегодня', both(kind('earrings'), inStock)],
  [INTERNATIONAL, 'in stock rings', both(kind('rings', 'men'), inStock, chips('In stock', 'Rings'))],
  [INTERNATIONAL, 'available earrings', both(kind('earrings'), inStock, chips('In stock', 'Earrings'))],
  [
    INTERNATIONAL,
    'rings under $200',
    both(kind('rings', 'men', 'piercing'), priced(0, 760), (found) =>
      expect(found.understood?.chips[1]?.label).toMatch(/^up to \$200, about AED/),
    ),
  ],
  [INTERNATIONAL, '$1,500 ring', both(priced(0, 5_700), uncorrected)],
  [INTERNATIONAL, 'ring 5k', both(kind('rings', 'men', 'piercing'), priced(0, 5_000))],
  [
    INTERNATIONAL,
    'rings under 300 euros',
    both(
      kind('rings', 'men'),
      chips('Rings'),
      notes('Prices are in AED, and we do not convert “under 300 euros”: please give the sum in AED.'),
    ),
  ],
  [RUSSIAN, 'серьги до $300', both(kind('earrings'), priced(0, 26_000))],
  [
    RUSSIAN,
    'кольцо до 200 евро',
    both(kind('rings', 'men'), chips('Кольца'), notes('Цены у нас в рублях, «до 200 евро» мы не пересчитываем: укажите сумму в рублях.')),
  ],
  [RUSSIAN, 'серьги 5 тысяч', both(kind('earrings'), priced(0, 5_000))],
  [RUSSIAN, 'кольцо 30000', both(priced(0, 30_000), chips('Кольца', 'до 30 000 ₽'))],
  [RUSSIAN, 'подарок около 20 тысяч', priced(16_000, 24_000)],
  [RUSSIAN, 'кольцо не дешевле 50000', priced(50_000, Infinity)],
  [RUSSIAN, 'от 50000 до 10000', priced(10_000, 50_000)],
  [RUSSIAN, 'золото 750', metal('yellow', 'white', 'rose')],
  [RUSSIAN, 'кольцо 17 размер', both(kind('rings', 'men'), chips('Кольца', 'размер 17'), notes())],
  [RUSSIAN, 'размер 16,5', both(kind('rings', 'men'), chips('размер 16,5'))],
  [RUSSIAN, 'кольцо размер 17,25', both(chips('Кольца', 'размер 17 и 17,5'), notes('Размера 17,25 нет, ближайшие: 17 и 17,5.'))],
  [RUSSIAN, 'кольцо us 6.5', both(chips('Кольца', 'размер 17'), notes('Размер US 6,5 в нашей шкале: 17.'))],
  [RUSSIAN, 'кольцо 23 размер', notes('Размера 23 у нас нет, есть от 15,5 до 21,5.')],
  [RUSSIAN, 'цепочка 47 см', both(kind('necklaces', 'men'), chips('Цепочки', '45 см'), notes('Длины 47 см нет, ближайшая: 45 см.'))],
  [INTERNATIONAL, 'ring size 7', both(kind('rings', 'men'), chips('Rings', 'size 7.25'), notes('There is no size 7, the nearest: 7.25.'))],
  [INTERNATIONAL, 'size 6.5 ring', both(kind('rings', 'men'), chips('size 6.5', 'Rings'), notes())],
  [INTERNATIONAL, 'ring eu 52', both(chips('Rings', 'size 6'), notes('Size EU 52 is 6 in US sizes.'))],
  [
    INTERNATIONAL,
    'chain 18 inches',
    both(kind('necklaces', 'men'), (found) => expect(found.understood?.chips[1]?.label).toBe('45\u00a0cm')),
  ],
  [
    INTERNATIONAL,
    'silver ring xyzzy',
    both(metal('silver', 'black'), chips('Silver', 'Rings'), notes('Nothing matches “xyzzy”: here is the rest.')),
  ],
  [INTERNATIONAL, 'evil eye bracelet', both(kind('bracelets', 'men'), notes('Nothing matches “evil eye”: here is the rest.'))],
  [RUSSIAN, 'кольцо с бантиком альфа', both(kind('rings'), notes('Не нашли «бантиком альфа»: показываем остальное.'))],
  // A word that the shop has elsewhere is a wish: the page offers to give it up.
  [RUSSIAN, 'серьги аврора', both(({ quantity }) => expect(quantity).toBe(0), notes(), chips('Серьги', 'аврора'))],
  [RUSSIAN, 'xyzzy', both(nothing, notes())],
  [RUSSIAN, 'подарок парню', chips('Ему')],
  [RUSSIAN, 'подарок отцу', chips('Ему')],
  [RUSSIAN, 'подарок маме 60 лет', chips('Маме')],
  [RUSSIAN, 'подарок себе', anything],
  [RUSSIAN, 'сережки для девочки 5 лет', both(kind('earrings'), chips('Серьги', 'Дочери'))],
  [RUSSIAN, 'кольцо с гравировкой имени', both(kind('rings', 'men'), chips('Кольца', 'С гравировкой'))],
  [RUSSIAN, 'висячие серьги', only('drops')],
  [INTERNATIONAL, 'dangle earrings', only('drops')],
  [INTERNATIONAL, 'graduation gift', both(kind('earrings', 'necklaces', 'bracelets'), chips('Graduation'))],
  [INTERNATIONAL, 'nose ring', kind('piercing')],
  [RUSSIAN, 'комплект с жемчугом', both(only(...PEARLS), help('/look'))],
  [INTERNATIONAL, 'opening hours dubai', help('/stores')],
  [RUSSIAN, 'режим работы', help('/shops')],
  [RUSSIAN, 'скидка на первый заказ', help('/promotion')],
  [RUSSIAN, 'подарок на 8 марта', both(kind('earrings', 'necklaces', 'bracelets', 'brooches', 'rings'), chips('8 Марта'))],
  [RUSSIAN, 'на крестины', both(only('letter', 'red-thread', 'chain'), chips('Крестины'))],
  [RUSSIAN, 'подарок мальчику', both(only('letter', 'red-thread', 'chain'), chips('Детям'))],
  [INTERNATIONAL, "mother's day", both(kind('earrings', 'necklaces', 'bracelets', 'brooches', 'accessories'), chips('For mother'))],
  [INTERNATIONAL, 'gift for wife', both(kind('earrings', 'necklaces', 'bracelets', 'brooches', 'rings'), chips('For her'))],
  [INTERNATIONAL, 'gift for a child', both(only('letter', 'red-thread', 'chain'), chips('For children'))],
  [INTERNATIONAL, 'erings with perl', only('studs-pearl', 'drops-pearl')],
  [INTERNATIONAL, 'neclace with emrald', only('pendant-emerald')],
  [RUSSIAN, 'кальцо с бриллиантам', only('solitaire', 'pave', 'open-cuff', 'clicker')],
  [RUSSIAN, 'сиребрянные сережки с жемчюгом', (found) => expect(found.correction).toBe('серебряные сережки с жемчугом')],
  [RUSSIAN, 'где мой заказ', help('/profile?section=ordersData')],
  [RUSSIAN, 'вернуть заказ', help('/vozvrat')],
  [RUSSIAN, 'отменить заказ', help('/contacts')],
  [INTERNATIONAL, 'track order', help('/profile?section=ordersData')],
  [INTERNATIONAL, 'where is my order', help('/profile?section=ordersData')],
  [INTERNATIONAL, 'how to order', help('/delivery')],
  [INTERNATIONAL, 'cancel my order', help('/contacts')],
  [RUSSIAN, '<b>x', both(nothing, notes())],
  [RUSSIAN, '?!…', nothing],
  [RUSSIAN, '💍', nothing],
  [RUSSIAN, '💍 кольцо', kind('rings')],
]

/** Weights of stones, other names of things, and what the shop does not have. */
const IN_OTHER_WORDS: readonly [host: string, query: string, expected: Expected][] = [
  [RUSSIAN, '0,5 карата', both(only('solitaire-aurora', 'pendant-solitaire'), chips('0,50 ct'), notes())],
  [RUSSIAN, 'кольцо с бриллиантом 0,5 карата', both(kind('rings'), chosen('weight=0.50'))],
  [INTERNATIONAL, '0.5 carat ring', both(kind('rings'), chosen('weight=0.50'))],
  [RUSSIAN, 'кольцо 17 размера 0,5 карата', chosen('size=17&weight=0.50')],
  [RUSSIAN, 'цепь 45 см', chosen('size=45')],
  [RUSSIAN, 'подвеска 0,3 карата', chosen('')],
  [INTERNATIONAL, '0.5 carat diamond', both(only('solitaire-aurora', 'pendant-solitaire'), chips('0.50 ct', 'Diamond'))],
  [RUSSIAN, 'бриллиант 0.3', both(has('solitaire-aurora'), chips('Бриллиант', '0,30 ct'))],
  [RUSSIAN, '0.50 ct', both(only('solitaire-aurora', 'pendant-solitaire'), chips('0,50 ct'))],
  [INTERNATIONAL, 'half carat', both(only('solitaire-aurora', 'pendant-solitaire'), chips('0.50 ct'))],
  [INTERNATIONAL, 'quarter carat pendant', both(only('pendant-solitaire'), chips('0.25 ct', 'Pendants'))],
  [
    RUSSIAN,
    'кольцо один карат',
    both(kind('rings'), chips('Кольца', '1,20 ct'), notes('С камнем 1,00 ct таких нет, ближе всего 1,20 ct.')),
  ],
  [RUSSIAN, 'подвеска 0,3 карата', both(kind('necklaces'), notes('С камнем 0,30 ct таких нет, ближе всего 0,25 ct и 0,35 ct.'))],
  [RUSSIAN, '14 карат', both(metal('yellow', 'white', 'rose'), chips('Золото'), notes())],
  [INTERNATIONAL, 'three stone ring', both(only('trilogy'), chips('Three stones'))],
  [INTERNATIONAL, 'three-stone ring', only('trilogy')],
  [RUSSIAN, 'кольцо с тремя камнями', both(only('trilogy'), uncorrected)],
  [RUSSIAN, 'кольцо с 3 камнями', only('trilogy')],
  [RUSSIAN, 'три камня', only('trilogy')],
  [RUSSIAN, 'таитянский жемчуг', both(only('pearl-strand-grey', ...PEARLS), startsWith('pearl-strand-grey'), notes())],
  [RUSSIAN, 'чёрный жемчуг', startsWith('pearl-strand-grey')],
  [RUSSIAN, 'таитянс', both(startsWith('pearl-strand-grey'), uncorrected)],
  [INTERNATIONAL, 'black pearl necklace', only('pearl-strand')],
  [RUSSIAN, 'красная нитка', only('red-thread')],
  [RUSSIAN, 'браслет красная нитка', only('red-thread')],
  [INTERNATIONAL, 'red string bracelet', only('red-thread')],
  [RUSSIAN, 'рубинчик', both(only('trilogy-ruby'), uncorrected)],
  [RUSSIAN, 'сапфирчик', both(only('emerald-cut-sapphire'), uncorrected)],
  [RUSSIAN, 'изумрудик', both(chips('Изумруд'), uncorrected)],
  [RUSSIAN, 'кольцо с бриллиантиком', both(chips('Кольца', 'Бриллиант'), uncorrected)],
  [RUSSIAN, 'жемчужинка', chips('Жемчуг')],
  [RUSSIAN, 'колечко с рубинчиком', both(only('trilogy-ruby'), uncorrected, notes())],
  [RUSSIAN, 'серьги с топазиками', both(only('studs-topaz'), uncorrected)],
  [RUSSIAN, 'для него', chips('Ему')],
  [RUSSIAN, 'серёжки для неё', both(kind('earrings'), chips('Серьги', 'Ей'))],
  [RUSSIAN, 'от пяти до десяти тысяч рублей', both(priced(5_000, 10_000), chips('от 5 000 ₽ до 10 000 ₽'))],
  [RUSSIAN, 'от двух до трёх тысяч', priced(2_000, 3_000)],
  [INTERNATIONAL, 'between five and ten thousand', priced(5_000, 10_000)],
  [RUSSIAN, 'полтора миллиона', chips('до 1 500 000 ₽')],
  [RUSSIAN, 'кольцо 1,5 млн', chips('Кольца', 'до 1 500 000 ₽')],
  [RUSSIAN, 'кольцо для предложения руки и сердца', both(has('solitaire-aurora'), chips('Помолвочные кольца'))],
  [RUSSIAN, 'карьера', helpOnly('/career')],
  [RUSSIAN, 'vacancies', helpOnly('/career')],
  [RUSSIAN, 'хрящ', kind('piercing')],
  [INTERNATIONAL, 'cartilage piercing', kind('piercing')],
  [INTERNATIONAL, '18k', both(metal('yellow', 'white', 'rose'), notes('All our gold is 14k (585).'))],
  [RUSSIAN, 'золото 750 пробы', notes('Золото у нас 585 пробы (14 карат), другого нет.')],
  [RUSSIAN, 'кольцо вечность', only('pave-eternity')],
  [INTERNATIONAL, 'half eternity ring', both(only('pave-eternity'), chips('Eternity rings'))],
  [INTERNATIONAL, 'UK size M', both(kind('rings', 'men'), notes('There is no size UK M, the nearest: 6 and 6.5.'))],
  [INTERNATIONAL, 'ring size L', both(kind('rings', 'men'), chips('Rings', 'size 6'))],
  [INTERNATIONAL, 'size M ring uk', both(kind('rings', 'men'), chips('size 6 and 6.5', 'Rings'))],
  [INTERNATIONAL, 'uk l½', notes('Size UK L½ is 6 in US sizes.')],
  [INTERNATIONAL, 'size 7 ring', both(kind('rings', 'men'), chips('size 7.25', 'Rings'))],
  [RUSSIAN, 'НА-0001-Y', only('solitaire-aurora-yellow')],
  [RUSSIAN, 'na 0001', only('solitaire-aurora')],
  [RUSSIAN, 'Z 100011', only('solitaire-aurora-yellow')],
  [INTERNATIONAL, 'wedding bands for men', both(has('band-classic', 'band-brushed'), kind('rings', 'men'))],
  [RUSSIAN, 'обручальные кольца мужские', both(has('band-classic', 'band-brushed'), kind('rings', 'men'))],
  [INTERNATIONAL, 'birthstone april', chips('Diamond')],
  [INTERNATIONAL, 'september birthstone', only('emerald-cut-sapphire')],
  [RUSSIAN, 'камень сентября', only('emerald-cut-sapphire')],
  [INTERNATIONAL, 'march birthstone', nothing],
  [INTERNATIONAL, 'personalised jewelry', chips('Engraved')],
  [INTERNATIONAL, 'personalized gifts', chips('Engraved')],
  [INTERNATIONAL, 'push present', chips('For mother')],
  [RUSSIAN, 'подарок коллеге', both(chips('Коллеге'), cheapestFirst)],
  [RUSSIAN, 'подарок на рождение ребёнка', both(chips('Рождение ребёнка'), cheapestFirst)],
  [RUSSIAN, 'кольцо с камнем но не бриллиант', both(chips('Кольца', 'С камнями', 'не бриллиант'), notes())],
  [RUSSIAN, 'кольцо не', both(kind('rings'), notes())],
  [RUSSIAN, 'ё', chips()],
  [INTERNATIONAL, 'e-gift card $100', both(help('/catalog/certificates'), ({ understood }) => expect(understood?.chips).toHaveLength(1))],
]

const STONE_WEIGHTS: readonly [host: string, query: string, expected: Expected][] = [
  [
    RUSSIAN,
    'кольцо с бриллиантом 1 карат',
    both(
      only('solitaire-aurora'),
      chips('Кольца', 'Бриллиант', '0,50 ct'),
      notes('С камнем 1,00 ct таких нет, ближе всего 0,50 ct.'),
      chosen('weight=0.50'),
    ),
  ],
  [INTERNATIONAL, '1 carat diamond ring', both(only('solitaire-aurora'), chips('0.50 ct', 'Diamond', 'Rings'))],
  [
    INTERNATIONAL,
    'diamond earrings 1ct',
    both(only('studs-brilliant'), notes('None of these have a stone of 1.00 ct, the nearest is 0.30 ct.')),
  ],
  [INTERNATIONAL, '2 ct sapphire', both(only('emerald-cut-sapphire'), chips('1.40 ct', 'Sapphire'))],
  [RUSSIAN, 'бриллиант от 0,5 карата', both(only('solitaire-aurora', 'pendant-solitaire'), chips('Бриллиант', 'от 0,50 ct'), notes())],
  [RUSSIAN, 'кольцо с бриллиантом до 1 карата', both(has('solitaire-aurora'), chips('Кольца', 'Бриллиант', 'до 1,00 ct'), notes())],
  [RUSSIAN, 'бриллиант больше 1 карата', notes('С камнем от 1,00 ct таких нет, ближе всего 0,50 ct.')],
  [INTERNATIONAL, 'pendant under 1 carat', both(kind('necklaces'), chips('Pendants', 'up to 1.00 ct'))],
  [INTERNATIONAL, 'ring over 1 carat', both(only('halo-cocktail', 'emerald-cut-sapphire'), chips('Rings', 'from 1.00 ct'))],
  [RUSSIAN, 'бриллиант 0,3-0,5 карата', both(has('solitaire-aurora'), chips('Бриллиант', '0,30 ct – 0,50 ct'))],
  [RUSSIAN, 'кольцо 1 карат до 250 тысяч', both(kind('rings'), chips('Кольца', '1,20 ct', 'до 250 000 ₽'))],
  // The sum is that of the weight: the ring begins below and costs more with this stone.
  [RUSSIAN, 'кольцо с бриллиантом 0,5 карата до 100 тысяч', empty],
  [RUSSIAN, 'кольцо с бриллиантом 0,5 карата от 100 тысяч', only('solitaire-aurora')],
  [INTERNATIONAL, '0.5 carat ring under 9999.99', only('solitaire-aurora')],
]

const DESCRIBED_SO: readonly [host: string, query: string, expected: Expected][] = [
  [INTERNATIONAL, 'oval diamond', both(empty, chips('oval', 'Diamond'))],
  [RUSSIAN, 'кольцо бриллиант овал', both(empty, chips('Кольца', 'Бриллиант', 'овал'))],
]

const LENGTHS_AND_SUMS: readonly [host: string, query: string, expected: Expected][] = [
  [INTERNATIONAL, '18 inch chain', both(only('chain', 'curb'), chips('45 cm', 'Chains'), notes('18″ is about 45 cm.'))],
  [INTERNATIONAL, '20" chain', both(chips('50 cm', 'Chains'), notes('20″ is about 50 cm.'))],
  [RUSSIAN, '"кольцо 17"', chips('Кольца', 'размер 17')],
  [RUSSIAN, 'цепочка 100 см', both(empty, ({ understood }) => expect(understood?.notes[0]).toMatch(/^Длины 100.см у нас нет, есть от /))],
  [RUSSIAN, 'золото 585 цепочка 60', chips('Золото', 'Цепочки', '60 см')],
  [RUSSIAN, 'браслет 18', both(kind('bracelets', 'men'), chips('Браслеты', '18 см'))],
  [RUSSIAN, 'кольцо за полмиллиона', both(kind('rings', 'men', 'piercing'), chips('Кольца', 'до 500 000 ₽'))],
  [INTERNATIONAL, 'two hundred dollars ring', ({ understood }) => expect(understood?.chips[0]?.label).toMatch(/^up to \$200/)],
]

/** Sums in words. */
const SUMS_IN_WORDS: readonly [host: string, query: string, expected: Expected][] = [
  [INTERNATIONAL, 'earrings under one hundred and fifty', both(chips('Earrings', 'up to AED 150'), notes())],
  [INTERNATIONAL, 'earrings under a thousand and five hundred', chips('Earrings', 'up to AED 1,500')],
  [INTERNATIONAL, 'gift under fifty', both(chips('up to AED 50'), notes())],
  [INTERNATIONAL, 'rings fifty dollars', ({ understood }) => expect(understood?.chips[1]?.label).toMatch(/^up to \$50/)],
  [INTERNATIONAL, 'earrings up to ninety-five', chips('Earrings', 'up to AED 95')],
  [INTERNATIONAL, 'earrings between forty and ninety dirhams', chips('Earrings', 'from AED 40 up to AED 90')],
  [INTERNATIONAL, 'earrings between fifty and one hundred', chips('Earrings', 'from AED 50 up to AED 100')],
  [INTERNATIONAL, 'earrings between one hundred and five hundred', chips('Earrings', 'from AED 100 up to AED 500')],
  [INTERNATIONAL, 'necklace under three hundred fifty', chips('Necklaces', 'up to AED 350')],
  [INTERNATIONAL, 'necklace under fifteen hundred', chips('Necklaces', 'up to AED 1,500')],
  [INTERNATIONAL, 'necklace under sixteen hundred', chips('Necklaces', 'up to AED 1,600')],
  [
    INTERNATIONAL,
    'gift for a woman over fifty',
    ({ understood }) => expect(understood?.chips.map(({ label }) => label)).not.toContain('from AED 50'),
  ],
  [RUSSIAN, 'серьги тысяч за двадцать', both(kind('earrings'), chips('Серьги', 'до 20 000 ₽'), notes())],
  [RUSSIAN, 'серьги тысяч за двадцать пять с жемчугом', chips('Серьги', 'до 25 000 ₽', 'Жемчуг')],
  [RUSSIAN, 'серьги тысяч до 20', both(chips('Серьги', 'до 20 000 ₽'), notes())],
  [RUSSIAN, 'серьги тысяч двадцать', chips('Серьги', 'до 20 000 ₽')],
  [RUSSIAN, 'серьги за двадцать тысяч', chips('Серьги', 'до 20 000 ₽')],
  [RUSSIAN, 'кольцо до полумиллиона', both(kind('rings', 'men', 'piercing'), chips('Кольца', 'до 500 000 ₽'), notes())],
]
const NOT_SOLD: readonly [host: string, query: string, expected: Expected][] = [
  [RUSSIAN, 'запонки', both(nothing, notes('Запонок у нас нет. Для мужчин есть печатки, браслеты и цепочки.'))],
  [RUSSIAN, 'лунный камень', both(nothing, notes('Лунного камня у нас нет. Ближе всего к нему жемчуг.'))],
  [INTERNATIONAL, 'lab grown diamond', both(has('solitaire-aurora'), notes('We have no lab-grown diamonds.'))],
  [INTERNATIONAL, 'princess cut', both(nothing, notes('We have no princess cut. The emerald cut is rectangular too.'))],
  [RUSSIAN, 'браслет с шармами', both(only('chain-charm'), notes())],
  [RUSSIAN, 'платина', notes('Платины у нас нет. Ближе всего белое золото.')],
  [RUSSIAN, 'гранат', both(nothing, notes('Граната у нас нет. Из красных камней есть рубин.'))],
  [INTERNATIONAL, 'anklet', both(nothing, notes('We have no anklets. For the wrist we have fine bracelets.'))],
]

const PAGES_ALONE: readonly [host: string, query: string, expected: Expected][] = [
  [RUSSIAN, 'примерка дома', both(empty, uncorrected, helpOnly('/dostavka-i-oplata'))],
  [INTERNATIONAL, 'promo code', both(empty, helpOnly('/cart'))],
  [RUSSIAN, 'обмен старого золота', both(empty, help('/contacts'))],
  [RUSSIAN, 'скупка золота', both(empty, help('/contacts'))],
  [RUSSIAN, 'часы работы', both(empty, helpOnly('/shops'))],
  [INTERNATIONAL, 'store hours', both(empty, helpOnly('/stores'))],
]

const NO_WISHES: readonly [host: string, query: string, expected: Expected][] = [
  [RUSSIAN, 'барочный жемчуг', both(only(...PEARLS), chips('Жемчуг'), uncorrected)],
  [RUSSIAN, 'прочный браслет', both(kind('bracelets', 'men'), chips('Браслеты'), uncorrected)],
]

const SEVERAL: readonly [host: string, query: string, expected: Expected][] = [
  [RUSSIAN, 'кольцо размер 17 и 18', both(kind(...RINGS), chips('Кольца', 'размер 17', 'размер 18'), notes(), chosen(''))],
  [INTERNATIONAL, 'ring size 6 or 6.5', both(kind('rings', 'men'), chips('Rings', 'size 6', 'size 6.5'), notes())],
  [RUSSIAN, 'кольцо 17, 17.5 и 18', both(kind(...RINGS), chips('Кольца', 'размер 17', 'размер 17,5', 'размер 18'))],
  [RUSSIAN, 'кольцо 17 18', chips('Кольца', 'размер 17', 'размер 18')],
  [RUSSIAN, '16,5 или 17 размер', chips('размер 16,5', 'размер 17')],
  [RUSSIAN, 'кольцо размер от 16 до 17', both(kind(...RINGS), chips('Кольца', 'размер 16, 16,5 и 17'), notes())],
  [RUSSIAN, 'кольцо 16-18', chips('Кольца', 'размер 16 – 18')],
  [INTERNATIONAL, 'size 5-7 ring', both(kind('rings', 'men'), ({ quantity }) => expect(quantity).toBeGreaterThan(5))],
  [RUSSIAN, 'цепочка 45 и 50 см', both(kind('necklaces', 'men'), chips('Цепочки', '45 см', '50 см'))],
  [RUSSIAN, 'цепочка 50 см или 60 см', chips('Цепочки', '50 см', '60 см')],
  [INTERNATIONAL, 'chain 16 or 18 inches', chips('Chains', '40 cm', '45 cm')],
  [RUSSIAN, 'бриллиант 0,3 или 0,5 карата', both(has('solitaire-aurora'), chips('Бриллиант', '0,30 ct', '0,50 ct'))],
  [RUSSIAN, 'кольцо с сапфиром или рубином', both(only('emerald-cut-sapphire', 'trilogy-ruby'), chips('Кольца', 'Сапфир', 'Рубин'))],
  [RUSSIAN, 'сапфир рубин', both(only('emerald-cut-sapphire', 'trilogy-ruby'), chips('Сапфир', 'Рубин'))],
  [INTERNATIONAL, 'gold or silver ring', both(kind(...RINGS), chips('Gold', 'Silver', 'Rings'))],
  [RUSSIAN, 'белое и жёлтое золото', both(metal('white', 'yellow'), chips('Белое золото', 'Жёлтое золото'))],
  [RUSSIAN, 'кольцо из красного, белого или жёлтого золота', chips('Кольца', 'Розовое золото', 'Белое золото', 'Жёлтое золото')],
  [INTERNATIONAL, 'white or yellow gold earrings', both(kind('earrings'), metal('white', 'yellow'))],
  [RUSSIAN, 'серьги и кольцо с бриллиантом', both(kind('earrings', 'rings', 'piercing'), chips('Серьги', 'Кольца', 'Бриллиант'))],
  [RUSSIAN, 'вера мосс или халден', chips('Vera Moss', 'Halden')],
  [RUSSIAN, 'подарок маме и подруге', both(chips('Маме', 'Подруге'), anything)],
  [
    RUSSIAN,
    'серьги без жемчуга и бриллиантов',
    both(kind('earrings'), not('pearl', 'brilliant'), chips('Серьги', 'без жемчуга', 'без бриллиантов')),
  ],
  [INTERNATIONAL, 'ring size 6-7', chips('Rings', 'size 6 and 6.5')],
  [INTERNATIONAL, 'size l or m ring uk', both(kind('rings', 'men'), chips('size 6', 'size 6 and 6.5', 'Rings'))],
  [RUSSIAN, 'кольцо обручальное, золото, 17', ({ understood }) => expect(understood?.chips.at(-1)?.label).toBe('размер 17')],
  [INTERNATIONAL, 'ring 6 or 6.5 under 2000', both(priced(0, 2_000), chips('Rings', 'size 6', 'size 6.5', 'up to AED 2,000'))],
  [RUSSIAN, 'цепочка 50 до 60 тысяч', both(priced(0, 60_000), ({ understood }) => expect(understood?.chips[0]?.label).toBe('Цепочки'))],
  [INTERNATIONAL, 'size 6 1/2 ring', chips('size 6.5', 'Rings')],
  [RUSSIAN, 'кольцо 2 штуки', both(kind('rings'), notes(), chips('Кольца'))],
  [RUSSIAN, 'золото 585 и 925', both(anything, chips('Золото', 'Серебро'))],
  // Said together they narrow each other.
  [RUSSIAN, 'серьги сердечки', empty],
  [RUSSIAN, 'золото жёлтое золото', metal('yellow')],
  [RUSSIAN, 'в наличии и со скидкой', inStock],
  [RUSSIAN, 'парные', both(has('band-classic'), chips('Обручальные кольца'), notes())],
  [RUSSIAN, 'парные колечки', both(has('band-classic'), chips('Обручальные кольца', 'Кольца'))],
  [RUSSIAN, 'кольца для мужа и жены', chips('Обручальные кольца')],
  [INTERNATIONAL, 'matching rings for couples', chips('Wedding bands')],
  [RUSSIAN, 'парные браслеты', both(kind('bracelets', 'men'), notes('Парных браслетов у нас нет. Для двоих есть обручальные кольца.'))],
  [RUSSIAN, 'парню', chips('Ему')],
]

const OF_LETTERS: readonly [host: string, query: string, expected: Expected][] = [
  [RUSSIAN, 'кулон буква с', both(only('letter'), notes('Подвески с буквой «С» у нас нет, есть А, К и М.'), chips('Буквы'))],
  [RUSSIAN, 'буква s', notes('Подвески с буквой «S» у нас нет, есть А, К и М.')],
  [INTERNATIONAL, 'letter s', both(only('letter'), notes('We have no pendant with the letter S: there are A, K, and M.'))],
  [INTERNATIONAL, 'S initial necklace', notes('We have no pendant with the letter S: there are A, K, and M.')],
  [RUSSIAN, 'буква k', both(only('letter-k'), chips('Буквы', 'K'), notes())],
  [INTERNATIONAL, 'letter к', both(only('letter-k'), notes())],
  [INTERNATIONAL, 'm initial', both(only('letter-m'), chips('M', 'Letters'))],
  [INTERNATIONAL, 'letter a and m necklace', both(only('letter-a', 'letter-m'), chips('Letters', 'A', 'M', 'Necklaces'))],
  [RUSSIAN, 'буквы А, К', both(only('letter-a', 'letter-k'), chips('Буквы', 'А', 'К'))],
  [RUSSIAN, 'буква и', notes('Подвески с буквой «И» у нас нет, есть А, К и М.')],
  [RUSSIAN, 'буква и кольцо', chips('Буквы', 'Кольца')],
  [RUSSIAN, 'буква с бриллиантом', both(empty, chips('Буквы', 'Бриллиант'))],
]

/** Typed by testers who did not know `search.yaml`. */
const OF_STRANGERS: readonly [host: string, query: string, expected: Expected][] = [
  [RUSSIAN, 'тонкое кольцо', both(kind('rings'), chips('Небольшие и тонкие', 'Кольца'))],
  [RUSSIAN, 'золотые сережки маленькие', both(kind('earrings'), notes(), chips('Золото', 'Серьги', 'Небольшие и тонкие'))],
  [RUSSIAN, 'крупные серьги', both(kind('earrings'), notes(), chips('Крупные', 'Серьги'))],
  [INTERNATIONAL, 'hoop earings small', both(only('hoops', 'huggies'), notes(), uncorrected)],
  [RUSSIAN, 'кольцо неделька', both(kind('rings'), chips('Кольца на каждый день'))],
  [INTERNATIONAL, 'stackable rings', both(kind('rings'), chips('Rings to stack'))],
  [INTERNATIONAL, 'promise ring', chips('Engagement rings')],
  [RUSSIAN, 'обручалки белое золото 17 и 20', chips('Обручальные кольца', 'Белое золото', 'размер 17', 'размер 20')],
  [RUSSIAN, 'кольцо из белого золота 17', both(kind(...RINGS), chips('Кольца', 'Белое золото', 'размер 17'))],
  [RUSSIAN, 'кольцо с 18 бриллиантами', ({ understood }) => expect(understood?.chips.map(({ label }) => label)).not.toContain('размер 18')],
  [RUSSIAN, 'серьги без замка', both(kind('earrings'), notes('Не нашли «без замка»: показываем остальное.'))],
  [RUSSIAN, 'серебро без родия', both(uncorrected, notes('Не нашли «без родия»: показываем остальное.'))],
  [RUSSIAN, 'подвеска знак зодиака лев', notes('Знаков зодиака у нас нет. Есть подвески-буквы и камни по месяцу рождения.')],
  [RUSSIAN, 'оберег', only('red-thread')],
  [RUSSIAN, 'на золотую свадьбу', chips('Годовщина')],
  [RUSSIAN, 'подарочная упаковка', both(empty, helpOnly('/cart'))],
  [INTERNATIONAL, 'gift wrapping', both(empty, helpOnly('/cart'))],
  [RUSSIAN, 'размер 17 это какой диаметр', both(help(SIZER), kind(...RINGS))],
  [INTERNATIONAL, 'ring resize', both(help('/returns'), kind(...RINGS))],
  [INTERNATIONAL, 'do you ship to saudi', both(help('/delivery'), uncorrected)],
]

const run = async (host: string, query: string, expected: Expected) =>
  expected(await new Shopper({ host }).show('search', `?text=${encodeURIComponent(query)}`))

test.each(ON_THE_RUSSIAN_SHOP)('on the Russian shop "%s" is understood [search.whole-words]', (query, expected) =>
  run(RUSSIAN, query, expected),
)

test.each(ON_THE_INTERNATIONAL_SHOP)('on the international shop "%s" is understood [search.both-languages]', (query, expected) =>
  run(INTERNATIONAL, query, expected),
)

test.each(NOT_TRIED_BEFORE)('on %s "%s" is understood as well [search.words-of-editors]', run)

test.each(IN_WORDS)('on %s "%s" is taken as it is meant [search.wishes-in-words]', run)

test.each(IN_OTHER_WORDS)('on %s "%s" is understood in other words [search.other-words]', run)

test.each(STONE_WEIGHTS)('on %s "%s" shows the weight, or the nearest of what else is asked for [search.nearest-weight]', run)

test.each(DESCRIBED_SO)('on %s "%s" is not found by what descriptions say [search.called-not-described]', run)

/** As a hurried thumb types them. */
const HURRIED: readonly [host: string, query: string, expected: Expected][] = [
  [RUSSIAN, 'обручальное 18р', both(kind('rings', 'men'), chips('Обручальные кольца', 'размер 18'))],
  [RUSSIAN, 'кольцо 17,5 р.', both(kind(...RINGS), chips('Кольца', 'размер 17,5'))],
  [RUSSIAN, 'до 20 000 р', priced(0, 20_000)],
  [RUSSIAN, 'kolco 17', both(kind('rings'), chips('Кольца', 'размер 17'))],
  [RUSSIAN, 'золотая цепь мужская 60', both(kind('men', 'necklaces'), chips('Золото', 'Цепочки', 'Мужчинам', '60 см'))],
  [RUSSIAN, 'браслет на руку 17', both(kind('bracelets', 'men'), chips('Браслеты', '17 см'))],
  [RUSSIAN, 'цепочка на шею 50', both(kind('necklaces', 'men'), chips('Цепочки', '50 см'))],
  [INTERNATIONAL, 'ear ring', kind('earrings')],
  [INTERNATIONAL, 'pearl ear rings', both(kind('earrings'), only(...PEARLS))],
]
test.each(HURRIED)('on %s "%s" is a size, a length or a kind [search.prices-in-words]', run)

test.each(SUMS_IN_WORDS)('on %s "%s" is a sum in words [search.prices-in-words]', run)

test.each(LENGTHS_AND_SUMS)('on %s "%s" is a length or a sum [search.other-words]', run)

/** Prices of what is found, lowest and highest of its variants. */
test.each([
  ['кольцо с бриллиантом 0,5 карата', 'solitaire-aurora-yellow', { weight: '0,50' }],
  ['кольцо с бриллиантом 0,3 карата', 'solitaire-aurora-yellow', { weight: '0,30' }],
  ['цепочка якорная 60 см', 'chain-cable', { size: '60' }],
])(
  'cards and suggestions of "%s" show the price of that variant [search.price-of-variant]',
  async (text, slug, { weight = '', size = '' }: { weight?: string; size?: string }) => {
    const shopper = new Shopper({ host: RUSSIAN })
    const found = await shopper.show('search', `?text=${encodeURIComponent(text)}`)
    const suggested = await shopper.get(`/search/suggest?text=${encodeURIComponent(text)}`)
    const card = found.products.find(({ url }) => url.includes(slug))
    const info = (await shopper.get(`${card?.url}/info`)).body as { result: { product: Product } }
    const prices = info.result.product.skuListWithGems.flatMap((sku) =>
      (sku.mainGemWeight ?? '').startsWith(weight) && (sku.size ?? '').startsWith(size) ? [sku.price.final ?? 0] : [],
    )
    expect([card?.price.final, card?.hasPriceRange]).toStrictEqual([Math.min(...prices), Math.min(...prices) < Math.max(...prices)])
    const [first] = (suggested.body as { result: { products: ProductCard[] } }).result.products
    expect(first?.price).toStrictEqual(card?.price)
  },
)

test.each(SEVERAL)('on %s "%s" means any of several of one kind [search.any-of-kind]', run)

test.each(OF_STRANGERS)('on %s "%s" is understood at the first try [search.words-of-editors]', run)

test.each(OF_LETTERS)('on %s "%s" is a letter in either script, or is told not to be there [search.letters-told]', run)

test('an order that the shopper has chosen overrules that of the query, whose chip is gone [search.order-agrees]', async () => {
  const shopper = new Shopper({ host: RUSSIAN })
  const found = (sort: string) => shopper.show('search', `?text=${encodeURIComponent('дешёвые серьги')}${sort}`)
  const [own, other, same] = await Promise.all([found(''), found('&sort=new'), found('&sort=price-asc')])
  chips('Сначала дешевле', 'Серьги')(own)
  chips('Серьги')(other)
  chips('Сначала дешевле', 'Серьги')(same)
  expect([own, other, same].map(({ sort, understood }) => [sort, understood?.order])).toStrictEqual([
    ['price-asc', 'price-asc'],
    ['new', 'price-asc'],
    ['price-asc', 'price-asc'],
  ])
  expect(other.understood?.chips[0]?.rest).toBe('дешевые')
})

test.each([
  ['трилогия', 1],
  ['аметист', 1],
])('of "%s" there is one piece, and beside it what is like it [search.near-few]', async (text, quantity) => {
  const found = await new Shopper({ host: RUSSIAN }).show('search', `?text=${encodeURIComponent(text)}`)
  expect(found.quantity).toBe(quantity)
  expect(found.near.length).toBeGreaterThan(2)
  expect(found.near.every(({ canBuy, url }) => canBuy && url.split('/').at(-2) === kindOf(found.products[0] as ProductCard))).toBe(true)
  const own = found.products.flatMap(({ itemId, modifications }) => [
    itemId,
    ...modifications.flatMap(({ type, variants }) => (type === 'metal' ? variants.map((one) => one.itemId) : [])),
  ])
  expect(found.near.filter(({ itemId }) => own.includes(itemId))).toStrictEqual([])
})

test.each([
  [RUSSIAN, 'запонки', /\/men\/|signet|band|chain|pendant-coin/],
  [RUSSIAN, 'часы', /\/bracelets\//],
  [RUSSIAN, 'платиновое кольцо', /-white$/],
  [INTERNATIONAL, 'opal', /pearl|brooch-flower/],
  [INTERNATIONAL, 'opal ring', /pearl|brooch-flower/],
  [INTERNATIONAL, 'pearl ring', /\/(?:rings|men|piercing)\//],
  [RUSSIAN, 'серьги с опалом до 5000', /\/earrings\//],
])('on %s "%s" finds nothing, and what is like it stands below [search.near-none]', async (host, text, url) => {
  const found = await new Shopper({ host }).show('search', `?text=${encodeURIComponent(text)}`)
  expect(found.quantity).toBe(0)
  expect(found.near).not.toHaveLength(0)
  for (const card of found.near) expect(card.url).toMatch(url)
})

test('beside a longer list, none and a page of its own nothing is near [search.near-few]', async () => {
  const near = async (query: string) => (await new Shopper({ host: RUSSIAN }).show('search', query)).near
  expect([await near('?text=кольцо'), await near('?text=xyzzy'), await near('pearls')]).toStrictEqual([[], [], []])
})

test('each of several values can be taken off, and the rest still mean any [search.any-of-kind]', async () => {
  const shopper = new Shopper({ host: RUSSIAN })
  const rests = async (text: string) =>
    (await shopper.show('search', `?text=${encodeURIComponent(text)}`)).understood?.chips.map(({ rest }) => rest)
  expect(await rests('кольцо размер 17 и 18')).toStrictEqual(['размер 17 или размер 18', 'кольцо размер 18', 'кольцо размер 17'])
  expect(await rests('белое и жёлтое золото')).toStrictEqual(['желтое золото', 'белое золото'])
  expect(await rests('серьги без жемчуга и рубинов')).toStrictEqual(['без жемчуга без рубинов', 'серьги без рубинов', 'серьги без жемчуга'])
})

test.each(NOT_SOLD)('on %s "%s" is told not to be sold, with what is near [search.none-but-near]', run)

test.each(PAGES_ALONE)('on %s "%s" shows a page and no pieces [search.page-alone]', run)

test.each(NO_WISHES)('on %s "%s" is not corrected to a wish [search.wishes-near]', run)
