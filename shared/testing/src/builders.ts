import * as v from 'valibot'
import { CartAnswer, CartData, CartLine } from '@shop/contracts/cart/cart'
import { CartSums, type KeptChoices, type SumRow } from '@shop/contracts/cart/cart-sums'
import { FullCartAnswer, FullCartData, FullCartLine } from '@shop/contracts/cart/full-cart'
import { DesignerLine, DesignerStory } from '@shop/contracts/catalog/designers'
import { CreateOrderAnswer } from '@shop/contracts/orders/order'
import { Filter, FilterValue, Listing } from '@shop/contracts/catalog/listing'
import { Photo } from '@shop/contracts/core/picture'
import { Product, Sku } from '@shop/contracts/catalog/product'
import { ProductCard } from '@shop/contracts/catalog/product-card'

// Every builder validates by its contract: tests cannot use data that the API could not send.

export const aPhoto = (changes: Partial<Photo> = {}): Photo =>
  v.parse(Photo, {
    base: 'rings/aurora-yellow-1',
    widths: [320, 480, 640, 960],
    fallback: 640,
    width: 960,
    height: 1200,
    color: '#f6f3ee',
    alt: 'Кольцо «Аврора», жёлтое золото',
    image_type: 'main',
    ...changes,
  })

export const aCard = (changes: Partial<ProductCard> = {}): ProductCard =>
  v.parse(ProductCard, {
    id: 1,
    itemId: 1,
    externalCode: 'NA-0418-Y',
    name: 'Кольцо «Аврора»',
    url: '/catalog/rings/aurora-yellow',
    tags: [],
    photos: [aPhoto(), aPhoto({ base: 'rings/aurora-yellow-2', image_type: 'macro' })],
    photo: aPhoto(),
    designer: { name: 'Noor Atelier', url: null, lang: 'en' },
    catalog: { name: 'Кольца', url: '/catalog/rings' },
    price: { initial: 5_990_00, final: 5_990_00, message: null },
    hasPriceRange: false,
    modifications: [],
    itemCard: { cardClass: '', isShowcase: false },
    position: 1,
    sku: null,
    productCode: 'NA-0418-Y',
    currency: 'RUB',
    canBuy: true,
    availability: 'inStock',
    ...changes,
  })

/** This many different cards, numbered from `first`. */
export const cards = (quantity: number, first = 1): ProductCard[] =>
  Array.from({ length: quantity }, (_, index) => {
    const number = first + index
    return aCard({ id: number, itemId: number, name: `Кольцо ${number}`, url: `/catalog/rings/ring-${number}`, position: number })
  })

export const aFilterValue = (changes: Partial<FilterValue> = {}): FilterValue =>
  v.parse(FilterValue, { value: 'yellow', label: 'Жёлтое золото', count: 12, disabled: false, chosen: false, color: '#D9B566', ...changes })

export const aFilter = (changes: Partial<Filter> = {}): Filter =>
  v.parse(Filter, { code: 'metal', type: 'list', name: 'Металл', values: [aFilterValue()], ...changes })

export const aListing = (changes: Partial<Listing> = {}): Listing =>
  v.parse(Listing, {
    quantity: 1,
    products: [aCard()],
    filters: [],
    sort: 'popular',
    name: 'Кольца',
    description: 'Кольца на каждый день.',
    breadcrumbs: [{ name: 'Украшения', url: '/catalog' }],
    categories: [],
    banner: null,
    correction: null,
    understood: null,
    ...changes,
  })

export const aSku = (changes: Partial<Sku> = {}): Sku =>
  v.parse(Sku, {
    id: 'aurora-yellow-165',
    size: '16,5',
    mainGemWeight: '0,30',
    weight: 214,
    price: { initial: 5_990_00, final: 5_990_00, lowestPrice30: null },
    balances: 3,
    shops: [],
    characteristicName: 'Размер',
    characteristics: [],
    ...changes,
  })

export const aProduct = (changes: Partial<Product> = {}): Product =>
  v.parse(Product, {
    id: 1,
    itemId: 1,
    sku: 'NA-0418-Y',
    name: 'Кольцо «Аврора»',
    code: 'aurora-yellow',
    url: '/catalog/rings/aurora-yellow',
    photos: [aPhoto(), aPhoto({ base: 'rings/aurora-yellow-2', image_type: 'macro', alt: 'Камень крупно' })],
    videos: [],
    scale: null,
    tags: [],
    designer: { name: 'Noor Atelier', url: null, lang: 'en' },
    collection: null,
    catalog: { name: 'Кольца', url: '/catalog/rings' },
    description: 'Шесть крапанов поднимают камень над шинкой.',
    price: {
      initial: 5_990_00,
      final: 5_990_00,
      formattedInitial: '5 990 ₽',
      formattedFinal: '5 990 ₽',
      discountPercent: null,
      lowestPrice30: null,
      currency: 'RUB',
      currencySym: '₽',
    },
    hasPriceRange: false,
    is_archive: false,
    maxQuantity: 3,
    availability: 'inStock',
    preorder: null,
    characteristics: [{ name: 'Металл', value: 'жёлтое золото 585' }],
    skuListWithGems: [aSku()],
    modifications: [],
    itemCard: { cardClass: '', isShowcase: false },
    sets: [],
    similar: [],
    breadcrumbs: [
      { name: 'Украшения', url: '/catalog' },
      { name: 'Кольца', url: '/catalog/rings' },
    ],
    instalment: { payments: 4, share: 1_497_50, formattedShare: '1 497,50 ₽', weeks: 2 },
    deliveryPromise: null,
    paymentRestrictionMessages: [],
    ...changes,
  })

export const aLine = (changes: Partial<CartLine> = {}): CartLine =>
  v.parse(CartLine, {
    id: 'aurora-yellow-165',
    itemId: 1,
    name: 'Кольцо «Аврора»',
    url: '/catalog/rings/aurora-yellow',
    photo: aPhoto(),
    designer: { name: 'Noor Atelier', url: null, lang: 'en' },
    category: 'Кольца',
    quantity: 1,
    maxQuantity: 3,
    size: '16,5',
    variant: 'размер\u00a016,5',
    characteristics: [],
    price: { initial: 5_990_00, final: 5_990_00, currency: 'RUB' },
    sum: 5_990_00,
    ...changes,
  })

/** A bag whose sums follow from its lines by default. */
export function aCart(changes: Partial<CartData> = {}): CartData {
  const products = changes.products ?? []
  const sold = products.filter(({ maxQuantity }) => maxQuantity > 0)
  const totalSum = sold.reduce((sum, { price, quantity }) => sum + price.initial * quantity, 0)
  const finalSum = changes.finalSum ?? sold.reduce((sum, line) => sum + line.sum, 0)
  return v.parse(CartData, {
    version: 1,
    products,
    totalProducts: sold.reduce((pieces, { quantity }) => pieces + quantity, 0),
    totalSum,
    finalSum,
    discount: totalSum - finalSum,
    currency: 'RUB',
    minimumOrder: 900_00,
    freeDeliveryFrom: 15_000_00,
    cartError: null,
    sums: {
      rows: [
        { kind: 'goods', name: '', sum: totalSum, why: null },
        ...(finalSum < totalSum ? [{ kind: 'itemDiscount', name: 'Скидка на украшения', sum: finalSum - totalSum, why: null }] : []),
        { kind: 'delivery', name: 'Доставка', sum: null, why: null },
      ],
      goodsSum: finalSum,
      bonuses: { balance: 0, available: 0, spent: 0 },
      dueSum: finalSum,
      enough: finalSum >= (changes.minimumOrder ?? 900_00),
    },
    ...changes,
  })
}

/** What the server keeps with the bag; nothing is chosen by default. */
export const someChoices = (changes: Partial<KeptChoices> = {}): KeptChoices => ({
  spend_bonuses: false,
  delivery_method_id: null,
  courier_type: null,
  pickup_point_id: null,
  payment_method_id: null,
  city_id: 1,
  kadType: null,
  kadDistance: null,
  ...changes,
})

/** Sums that take every step of the calculation. */
export const everySum = (): CartSums => ({
  rows: [
    { kind: 'goods', name: '3 украшения', sum: 28_300_00, why: null },
    { kind: 'itemDiscount', name: 'Скидка на украшения', sum: -4_900_00, why: null },
    { kind: 'promocode', name: 'Промокод WELCOME10', sum: -1_080_00, why: '10 % на украшения' },
    { kind: 'bonuses', name: 'Бонусы', sum: -2_420_00, why: null },
    { kind: 'packaging', name: 'Праздничная упаковка', sum: 490_00, why: null },
    { kind: 'delivery', name: 'Доставка', sum: 390_00, why: 'Курьер' },
    { kind: 'certificate', name: 'Сертификат •• K7WQ', sum: -3_000_00, why: 'На нём останется 0 ₽' },
  ],
  goodsSum: 22_320_00,
  bonuses: { balance: 5_460_00, available: 2_420_00, spent: 2_420_00 },
  dueSum: 17_780_00,
  enough: true,
  best: null,
})

/** Their names and sums, as a shopper reads them. */
export const EVERY_ROW = [
  '3 украшения 28 300 ₽',
  'Скидка на украшения −4 900 ₽',
  'Промокод WELCOME10 10 % на украшения −1 080 ₽',
  'Бонусы −2 420 ₽',
  'Праздничная упаковка 490 ₽',
  'Доставка Курьер 390 ₽',
  'Сертификат •• K7WQ На нём останется 0 ₽ −3 000 ₽',
  'К оплате 17 780 ₽',
]

/** The rows that the server would answer for these sums. */
function rowsOf(cart: FullCartData): SumRow[] {
  const row = (kind: string, name: string, sum: number | null, why: string | null = null): SumRow => ({ kind, name, sum, why })
  const some = (kind: string, name: string, sum: number) => (sum === 0 ? [] : [row(kind, name, sum)])
  return [
    row('goods', '', cart.totalSum),
    ...some('itemDiscount', 'Скидка на украшения', -cart.itemDiscount),
    ...cart.promocodes.map(({ code, discount, message }) => ({
      ...row('promocode', `Промокод ${code}`, discount ? -discount : null, message),
      code: { kind: 'promocode' as const, code },
    })),
    ...some('bonuses', 'Бонусы', -cart.bonuses.spent),
    ...some('packaging', 'Упаковка', cart.packagingSum),
    row('delivery', 'Доставка', cart.deliverySum),
    ...[...cart.certificates, ...cart.deposits].map(({ name, spent, message }) => row('certificate', name, spent ? -spent : null, message)),
  ]
}

export const aCartAnswer = (cartData: CartData, changes: Partial<CartAnswer> = {}): CartAnswer =>
  v.parse(CartAnswer, { result: true, cartData, error: null, message: null, ...changes })

export const aDesignerLine = (changes: Partial<DesignerLine> = {}): DesignerLine =>
  v.parse(DesignerLine, {
    name: 'Vera Moss',
    url: '/designers/vera-moss',
    lang: 'en',
    city: 'Лондон',
    craft: 'гладкое золото',
    count: 12,
    picture: null,
    ...changes,
  })

export const aDesignerStory = (changes: Partial<DesignerStory> = {}): DesignerStory =>
  v.parse(DesignerStory, {
    name: 'Vera Moss',
    url: '/designers/vera-moss',
    lang: 'en',
    city: 'Лондон',
    about: 'Гладкий металл и ни одного лишнего шва.',
    chapter: 'Гладкое золото',
    story: ['Каждая вещь начинается с воска.', 'Золото здесь переплавляют.'],
    since: 2019,
    workshop: 'Лондон, восемь человек',
    materials: 'золото 585',
    count: 12,
    prices: { from: 9_800_00, to: 148_000_00, currency: 'RUB' },
    wide: null,
    portrait: null,
    near: [],
    ...changes,
  })

const aPack = { chosen: false, available: true, price: 0, name: 'Подарочная коробка', description: '' }

/** A checkout bag with courier, pickup points and shops in Moscow; sums follow from its lines by default. */
export function aFullCart(changes: Partial<FullCartData> = {}): FullCartData {
  const products = (changes.products ?? [aLine()]).map((line) =>
    v.parse(FullCartLine, { isSale: false, isCertificate: false, promocodeDiscount: 0, bonuses: 0, finalSum: line.sum, ...line }),
  )
  const cart = aCart({ products })
  const kind = {
    courierType: null,
    description: '',
    priceFrom: 0,
    freeFrom: null,
    available: true,
    slots: null,
    contactless: false,
    code: null,
    message: null,
  }
  const whole = v.parse(FullCartData, {
    ...cart,
    products,
    itemDiscount: cart.discount,
    promocodeDiscount: 0,
    goodsSum: cart.finalSum,
    bonuses: { balance: 0, available: 0, spent: 0, earned: 0 },
    packagingSum: 0,
    deliverySum: 390_00,
    orderSum: cart.finalSum + 390_00,
    certificatesSum: 0,
    depositsSum: 0,
    dueSum: cart.finalSum + 390_00,
    promocodes: [],
    certificates: [],
    deposits: [],
    delivery: [
      { ...kind, typeId: 1, courierType: 'standard', name: 'Курьер', price: 390_00 },
      { ...kind, typeId: 2, name: 'Пункт выдачи', price: null },
      { ...kind, typeId: 3, name: 'Магазин ZLATA', price: 0 },
    ],
    deliveryEstimations: [{ typeId: 1, courierType: 'standard', from: '2026-11-22', to: '2026-11-22', text: 'завтра' }],
    availablePaymentMethods: [
      { id: 1, type: 'card', online: true, name: 'Картой онлайн', description: 'Мир, Visa, Mastercard' },
      { id: 4, type: 'onReceipt', online: false, name: 'При получении', description: '' },
    ],
    paymentRestrictionMessages: [],
    giftOptions: { postCard: null },
    giftPack: aPack,
    festivePack: { ...aPack, price: 490_00, name: 'Праздничная упаковка' },
    deletePriceTags: false,
    isEms: false,
    onlyCertificates: false,
    enough: true,
    certificateError: null,
    packageError: null,
    ...changes,
    ...(changes.products && { products }),
  })
  const { goodsSum, bonuses, dueSum, enough } = whole
  return { ...whole, sums: changes.sums ?? v.parse(CartSums, { rows: rowsOf(whole), goodsSum, bonuses, dueSum, enough }) }
}

export const aFullCartAnswer = (cartData: FullCartData, changes: Partial<FullCartAnswer> = {}): FullCartAnswer =>
  v.parse(FullCartAnswer, { result: true, cartData, error: null, message: null, ...changes })

/** Response of a refused order. */
export const anOrderAnswer = (changes: Partial<CreateOrderAnswer> = {}): CreateOrderAnswer =>
  v.parse(CreateOrderAnswer, {
    result: false,
    cartChanged: false,
    error: null,
    code: null,
    errors: null,
    removed: [],
    cartData: null,
    order: null,
    ...changes,
  })
