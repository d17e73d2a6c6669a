import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'
import { AnswerCode } from '../core/errors/answer-code.ts'
import { typedPhone } from '../contact/phone-number.ts'
import { CourierType, FullCartData } from '../cart/full-cart.ts'
import { CertificateType } from '../certificates/certificate-type.ts'
import { Id, IdempotencyKey } from '../core/id.ts'
import { Currency, Minor } from '../core/money.ts'
import { OrderStatus } from './order-status.ts'
import { CourierOnTheWay } from './tracking.ts'
import { exampleWays, OrderWays } from './order-ways.ts'
import { CardChoice } from './payment/saved-cards.ts'
import { Photo } from '../core/picture.ts'
import { deliverySlotInput } from '../places/delivery-slot.ts'
import { typedLine, typedMessage } from '../core/text/typed-text.ts'

const text = (most: number) => v.nullish(v.pipe(v.string(), typedLine, v.maxLength(most)))
const phone = (most: number) => v.nullish(v.pipe(v.string(), typedLine, typedPhone, v.maxLength(most)))
const message = (most: number) => v.nullish(v.pipe(v.string(), typedMessage, v.maxLength(most)))
const id = v.nullish(Id)

/** courier_info of the draft. */
export const CourierInfo = v.object({
  address: text(300),
  is_full: v.optional(v.boolean(), false),
  apartment: text(20),
  floor: text(10),
  front_door: text(10),
  house_code: text(20),
  comment_for_courier: message(500),
})

/** Order draft. Fields may be missing or empty: they get error codes by field instead of a malformed request. */
export const OrderDraft = v.object({
  delivery_method_id: v.optional(v.number(), 1),
  payment_method_id: v.nullish(v.number()),
  communication_method_id: v.optional(v.number(), 2),
  is_gift: v.optional(v.boolean(), false),
  phone: phone(40),
  email: text(254),
  fio: text(160),
  surname: text(80),
  address: text(300),
  /** Outside Russia: apartment, suite, floor. */
  address_line2: text(120),
  /** Outside Russia, by the address format of the country. */
  postal_code: text(20),
  apartment: text(20),
  front_door: text(10),
  floor: text(10),
  house_code: text(20),
  recipient_name: text(160),
  recipient_phone: phone(40),
  comment_for_courier: message(500),
  shop_id: id,
  /** Id of the chosen pickup point. */
  pickup_point: id,
  pickpoint_full_address: text(300),
  pickpoint_short_address: text(160),
  pickpoint_number: text(40),
  /** As the bag has it: `printed` when an envelope is packed, `electronic` when certificates are only sent. */
  certificate_type: v.nullish(CertificateType),
  /** Extension: who gets the electronic certificates, by e-mail or text message, and words to them. */
  certificate_email: text(254),
  certificate_phone: phone(40),
  certificate_message: message(3000),
  comment: message(1000),
  pickup_address: text(300),
  activeDeliveryType: text(40),
  courier_info: v.nullish(CourierInfo),
  /** Words on the gift card, at most CARD_MAX; empty: none. Absent: those kept with the bag. */
  postCard: message(3000),
  deletePriceTags: v.nullish(v.boolean()),
  isEms: v.optional(v.boolean(), false),
  spendBonuses: v.optional(v.boolean(), false),
  newsletterSubscription: v.optional(v.boolean(), true),
  courier_type: v.nullish(CourierType),
  /** Extension: when the courier shall come. */
  delivery_slot: v.nullish(deliverySlotInput),
  /** Extension: left at the door, paid online. */
  contactless: v.optional(v.boolean(), false),
  country: text(80),
  region: text(120),
  city: text(120),
  /** City id of GET /location/cities; defaults to the shopper's city. */
  city_id: id,
})
export type OrderDraft = v.InferOutput<typeof OrderDraft>
export type OrderDraftInput = v.InferInput<typeof OrderDraft>

export const CreateOrderBody = v.object({
  ...OrderDraft.entries,
  /** Idempotency key: created once per draft, kept until a response arrives. */
  idempotencyKey: IdempotencyKey,
  personalDataAgreement: v.boolean(),
  /** Version of the accepted terms. */
  agreementVersion: v.optional(v.pipe(v.string(), v.maxLength(40)), '1'),
  ...CardChoice.entries,
  /** dueSum as shown to the shopper: a different sum needs confirmation. */
  dueSum: Minor,
})
export type CreateOrderBody = v.InferInput<typeof CreateOrderBody>

/** A piece that is sold out or reduced. */
export const RemovedPiece = v.object({ id: v.string(), name: v.string(), photo: Photo, wanted: v.number(), left: v.number() })
export type RemovedPiece = v.InferOutput<typeof RemovedPiece>

/** Precedence of refusals: cartChanged with error (the removed-from-stock popup), an error text, a code, codes by field. */
export const CreateOrderAnswer = v.object({
  result: v.boolean(),
  cartChanged: v.boolean(),
  error: v.nullable(v.string()),
  code: v.nullable(AnswerCode),
  errors: v.nullable(v.record(v.string(), AnswerCode)),
  /** With cartChanged: the missing pieces, and the current bag. */
  removed: v.array(RemovedPiece),
  cartData: v.nullable(FullCartData),
  order: v.nullable(
    v.object({
      id: v.string(),
      /** As people read it: 482-0719. */
      number: v.string(),
      /** Payment URL; null when no online payment is needed. */
      paymentUrl: v.nullable(v.string()),
      /** By fast payment: at a computer the payment page shows the URL as a QR code. */
      isFastPayment: v.optional(v.literal(true)),
    }),
  ),
})
export type CreateOrderAnswer = v.InferOutput<typeof CreateOrderAnswer>

const draft = {
  delivery_method_id: 1,
  courier_type: 'standard',
  payment_method_id: 1,
  communication_method_id: 2,
  phone: '+79000000001',
  email: 'anna@mail.example',
  fio: 'Анна Петрова',
  address: 'Москва, Лесная улица, 7',
  apartment: '12',
  city: 'Москва',
}

export const createOrder = defineEndpoint('/order/create/v2', {
  name: 'createOrder',
  method: 'POST',
  body: CreateOrderBody,
  answer: CreateOrderAnswer,
  about:
    'Makes an order of the bag. The same idempotencyKey answers the same order. A refusal that the shopper can mend has status 200 and result false.',
  example: {
    body: { ...draft, idempotencyKey: '4f0c1b7e-8a62-4f5e-9d1a-2b3c4d5e6f70', personalDataAgreement: true, dueSum: 16_210_000 },
    answer: {
      result: true,
      cartChanged: false,
      error: null,
      code: null,
      errors: null,
      removed: [],
      cartData: null,
      order: { id: '4820719', number: '482-0719', paymentUrl: 'http://localhost:3003/pay/0f8e' },
    } satisfies CreateOrderAnswer,
  },
})

export const OrderLine = v.object({
  id: v.string(),
  name: v.string(),
  url: v.string(),
  photo: v.nullable(Photo),
  /** Metal, stone, size, main stone weight, engraving as one line. */
  details: v.string(),
  quantity: v.number(),
  /** Per line, after all discounts; bonuses are taken off in the sums of the order alone. */
  finalSum: Minor,
  /** What bonuses pay of it. */
  bonuses: v.optional(Minor),
  /** Per line, before discounts. */
  initialSum: Minor,
  /** Neither returned nor exchanged. Absent from APIs of before. */
  isEngraved: v.optional(v.boolean()),
})
export type OrderLine = v.InferOutput<typeof OrderLine>

/** Analytics fields: sent once per transaction_id, in major units. */
export const PurchaseAnalytics = v.object({
  id: v.string(),
  transaction_id: v.string(),
  affiliation: v.string(),
  value: v.number(),
  revenue: v.number(),
  shipping: v.number(),
  currency: Currency,
  coupon: v.string(),
  promocodes: v.array(v.string()),
  items: v.array(v.object({ item_id: v.string(), item_name: v.string(), price: v.number(), quantity: v.number() })),
  products: v.array(v.string()),
})
export type PurchaseAnalytics = v.InferOutput<typeof PurchaseAnalytics>

export const PlacedOrder = v.object({
  id: v.string(),
  number: v.string(),
  status: OrderStatus,
  createdAt: v.string(),
  /** Null when no online payment is involved. */
  paidAt: v.nullable(v.string()),
  /** End of the hold of an unpaid order. */
  payableUntil: v.nullable(v.string()),
  currency: Currency,
  lines: v.array(OrderLine),
  pieces: v.number(),
  goodsSum: Minor,
  discount: Minor,
  promocodeDiscount: Minor,
  bonusesSpent: Minor,
  bonusesEarned: Minor,
  packagingSum: Minor,
  /** Absent from APIs of before. */
  engravingSum: v.optional(Minor),
  deliverySum: Minor,
  orderSum: Minor,
  certificatesSum: Minor,
  depositsSum: Minor,
  /** Amount paid with money. */
  dueSum: Minor,
  promocodes: v.array(v.string()),
  /** Who gets the electronic certificates; absent without any. */
  certificateTo: v.optional(v.string()),
  delivery: v.object({
    methodId: v.number(),
    courierType: v.nullable(CourierType),
    name: v.string(),
    /** Delivery address: home, pickup point or shop. */
    address: v.string(),
    /** Delivery estimate as a sentence; dates as `yyyy-mm-dd`. */
    estimation: v.string(),
    /** Import duty in one sentence; absent in Russia. */
    duty: v.optional(v.string()),
    from: v.nullable(v.string()),
    to: v.nullable(v.string()),
  }),
  payment: v.object({
    methodId: v.nullable(v.number()),
    name: v.string(),
    online: v.boolean(),
    /** When the first of four payments was made; absent for other methods and for an order that is over. */
    firstPaidAt: v.optional(v.string()),
    /** Somebody else has paid, by a link of the owner. */
    isByLink: v.optional(v.literal(true)),
    /** The owner has paid as well, after it was paid: that payment goes back. */
    isOwnReturned: v.optional(v.literal(true)),
  }),
  contact: v.object({
    name: v.string(),
    /** How the shopper is greeted, whatever the order of the words in `name`. */
    firstName: v.optional(v.string()),
    phone: v.string(),
    email: v.string(),
  }),
  isGift: v.boolean(),
  /** Name of the chosen box; absent without one, and from APIs of before. */
  packagingName: v.optional(v.string()),
  giftPack: v.boolean(),
  festivePack: v.boolean(),
  deletePriceTags: v.boolean(),
  postCard: v.nullable(v.string()),
  /** Order steps: completed ones have a time. */
  timeline: v.array(v.object({ status: OrderStatus, name: v.string(), at: v.nullable(v.string()) })),
})
export type PlacedOrder = v.InferOutput<typeof PlacedOrder>

/** For the guest who placed the order: `make` an account by makeOrderAccount, or sign in by a code. */
export const AccountOffer = v.picklist(['make', 'sign-in'])
export type AccountOffer = v.InferOutput<typeof AccountOffer>

export const SuccessData = v.object({
  result: v.literal(true),
  order: PlacedOrder,
  ways: OrderWays,
  analytics: PurchaseAnalytics,
  /** Absent for a signed-in shopper, and for an order that waits for its payment or is over. */
  accountOffer: v.optional(AccountOffer),
  /** While a courier has the order and tells where he is. */
  courier: v.optional(CourierOnTheWay),
})
export type SuccessData = v.InferOutput<typeof SuccessData>

const placed: PlacedOrder = {
  id: '4820719',
  number: '482-0719',
  status: 'paid',
  createdAt: '2026-11-18T11:02:00.000Z',
  paidAt: '2026-11-18T11:06:00.000Z',
  payableUntil: null,
  currency: 'RUB',
  lines: [],
  pieces: 0,
  goodsSum: 19_080_000,
  discount: 1_926_000,
  promocodeDiscount: 624_000,
  bonusesSpent: 320_000,
  bonusesEarned: 324_200,
  packagingSum: 0,
  deliverySum: 0,
  orderSum: 16_210_000,
  certificatesSum: 0,
  depositsSum: 0,
  dueSum: 16_210_000,
  promocodes: ['WELCOME10'],
  delivery: {
    methodId: 1,
    courierType: 'standard',
    name: 'Курьер',
    address: 'Москва, Лесная улица, 7',
    estimation: 'завтра',
    from: null,
    to: null,
  },
  payment: { methodId: 1, name: 'Картой онлайн', online: true },
  contact: { name: 'Анна Петрова', firstName: 'Анна', phone: '+79000000001', email: 'anna@mail.example' },
  isGift: false,
  giftPack: true,
  festivePack: false,
  deletePriceTags: true,
  postCard: null,
  timeline: [{ status: 'paid', name: 'Оплачен', at: '2026-11-18T11:06:00.000Z' }],
}

export const orderSuccess = defineEndpoint('/order/success-data/{orderId}', {
  name: 'orderSuccess',
  method: 'GET',
  answer: SuccessData,
  about: 'An order for its thank-you page: only for the session or the user who made it, NOT_FOUND for anybody else.',
  example: {
    answer: {
      result: true,
      order: placed,
      ways: exampleWays,
      analytics: {
        id: '4820719',
        transaction_id: '482-0719',
        affiliation: 'ZLATA',
        value: 162_100,
        revenue: 162_100,
        shipping: 0,
        currency: 'RUB',
        coupon: 'WELCOME10',
        promocodes: ['WELCOME10'],
        items: [],
        products: [],
      },
    } satisfies SuccessData,
  },
})
