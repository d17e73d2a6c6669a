import * as v from 'valibot'
import { CartData, CartLine } from './cart.ts'
import { ErrorCode } from '../core/error-codes.ts'
import { Id } from '../core/id.ts'
import { Minor } from '../core/money.ts'

/** Why a code takes money off, or does not. */
export const CODE_REASONS = [
  'applied',
  'partly',
  'better',
  'equal',
  'notStarted',
  'ended',
  'usedUp',
  'minimum',
  'noLines',
  'firstOrder',
  'otherCurrency',
  'choosePacking',
  'empty',
  'nothingLeft',
] as const
export const CodeReason = v.picklist(CODE_REASONS)
export type CodeReason = v.InferOutput<typeof CodeReason>

export const PROMOCODE_KINDS = ['percent', 'sum', 'freeDelivery', 'giftPack'] as const

/** A promo code that the shopper has entered, with what it did. */
export const CartPromocode = v.object({
  code: v.string(),
  kind: v.picklist(PROMOCODE_KINDS),
  applied: v.boolean(),
  reason: CodeReason,
  /** A sentence for the shopper: what it took off, or what is missing. */
  message: v.string(),
  discount: Minor,
})
export type CartPromocode = v.InferOutput<typeof CartPromocode>

/** Certificates and deposits pay: smallest balance first, the rest stays on them. */
export const CartTender = v.object({
  /** What a remove call takes. A certificate shows its last signs only. */
  code: v.string(),
  name: v.string(),
  applied: v.boolean(),
  reason: CodeReason,
  message: v.string(),
  balance: Minor,
  /** Of the balance, what this order takes. */
  spent: Minor,
  left: Minor,
})
export type CartTender = v.InferOutput<typeof CartTender>

export const COURIER_TYPES = ['standard', 'express', 'same-day', 'ems'] as const
export const CourierType = v.picklist(COURIER_TYPES, 'EMPTY_COURIER_TYPE')
export type CourierType = v.InferOutput<typeof CourierType>

/** One kind of delivery for this bag at this place. `typeId` is a reference id. */
export const CartDelivery = v.object({
  typeId: v.number(),
  /** Express and same-day are courier types; null for other kinds of delivery. */
  courierType: v.nullable(CourierType),
  name: v.string(),
  description: v.string(),
  /** What this bag pays for it now; null while it depends on the address or the pickup point: `priceFrom` says the least. */
  price: v.nullable(Minor),
  priceFrom: Minor,
  freeFrom: v.nullable(Minor),
  available: v.boolean(),
  /** Where a self-pickup waits; null for what has no place of its own. */
  address: v.optional(v.nullable(v.string()), null),
  /** Why it is not to be had now, and its code. */
  code: v.nullable(ErrorCode),
  message: v.nullable(v.string()),
})
export type CartDelivery = v.InferOutput<typeof CartDelivery>

export const DeliveryEstimation = v.object({
  typeId: v.number(),
  courierType: v.nullable(CourierType),
  /** Dates, `yyyy-mm-dd`; the same day twice where one day is promised. */
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  text: v.string(),
})
export type DeliveryEstimation = v.InferOutput<typeof DeliveryEstimation>

export const PAYMENT_TYPES = ['card', 'fastPayment', 'instalments', 'onReceipt', 'payselection'] as const
export const PaymentMethod = v.object({
  id: v.number(),
  type: v.picklist(PAYMENT_TYPES),
  /** Paid on the payment page, or when the order is handed over. */
  online: v.boolean(),
  name: v.string(),
  description: v.string(),
})
export type PaymentMethod = v.InferOutput<typeof PaymentMethod>

export const FullCartLine = v.object({
  ...CartLine.entries,
  /** It has a struck price already: bonuses, and some promo codes, leave it alone. */
  isSale: v.boolean(),
  isCertificate: v.boolean(),
  promocodeDiscount: Minor,
  bonuses: Minor,
  /** What the whole line costs in this order: sum − promocodeDiscount − bonuses. */
  finalSum: Minor,
})
export type FullCartLine = v.InferOutput<typeof FullCartLine>

const GiftPack = v.object({ chosen: v.boolean(), available: v.boolean(), price: Minor, name: v.string(), description: v.string() })
const CartFault = v.nullable(v.object({ code: ErrorCode, message: v.string() }))

/**
 * The whole cart. The sums add up: totalSum − itemDiscount − promocodeDiscount − bonusesSpent = finalSum;
 * finalSum + packagingSum + deliverySum = orderSum; orderSum − certificatesSum − depositsSum = dueSum.
 */
export const FullCartData = v.object({
  ...CartData.entries,
  products: v.array(FullCartLine),
  itemDiscount: Minor,
  promocodeDiscount: Minor,
  /** Goods after item discounts and promo codes: what the smallest order and free delivery are measured by. */
  goodsSum: Minor,
  bonuses: v.object({
    /** What the shopper has. */
    balance: Minor,
    /** Most that this bag takes. */
    available: Minor,
    spent: Minor,
    /** What this order earns. */
    earned: Minor,
  }),
  packagingSum: Minor,
  /** Null while no kind of delivery is chosen. */
  deliverySum: v.nullable(Minor),
  orderSum: Minor,
  certificatesSum: Minor,
  depositsSum: Minor,
  /** What is to be paid. */
  dueSum: Minor,
  promocodes: v.array(CartPromocode),
  certificates: v.array(CartTender),
  deposits: v.array(CartTender),
  delivery: v.array(CartDelivery),
  deliveryEstimations: v.array(DeliveryEstimation),
  availablePaymentMethods: v.array(PaymentMethod),
  /** Why a way to pay is missing, as sentences. */
  paymentRestrictionMessages: v.array(v.string()),
  giftOptions: v.object({ postCard: v.nullable(v.string()) }),
  giftPack: GiftPack,
  festivePack: GiftPack,
  deletePriceTags: v.boolean(),
  isEms: v.boolean(),
  onlyCertificates: v.boolean(),
  /** False when goods stay below minimumOrder. */
  enough: v.boolean(),
  certificateError: CartFault,
  packageError: CartFault,
})
export type FullCartData = v.InferOutput<typeof FullCartData>

export const FullCartAnswer = v.object({
  result: v.boolean(),
  cartData: FullCartData,
  error: v.nullable(ErrorCode),
  message: v.nullable(v.string()),
})
export type FullCartAnswer = v.InferOutput<typeof FullCartAnswer>

/** What a shopper has chosen in checkout, with every call of the cart. */
export const Choices = v.object({
  spend_bonuses: v.optional(v.boolean(), false),
  pickup_point_id: v.nullish(Id),
  delivery: v.nullish(
    v.object({
      /** Kinds that the shopper has been shown; the server makes its own list. */
      items: v.optional(v.array(v.object({ typeId: v.number() })), []),
      /** Ours: the chosen city of GET /location/cities. Without one: where the shopper is. */
      city_id: v.nullish(Id),
      /** Ours: the address as far as it is known, for the geocoder. */
      address: v.nullish(v.pipe(v.string(), v.maxLength(300))),
      country: v.nullish(v.pipe(v.string(), v.maxLength(80))),
      region: v.nullish(v.pipe(v.string(), v.maxLength(120))),
      city: v.nullish(v.pipe(v.string(), v.maxLength(120))),
      /** beltway_hit and beltway_distance of the location. The server's own geocoder decides, never these. */
      kadType: v.nullish(v.boolean()),
      kadDistance: v.nullish(v.number()),
    }),
  ),
  delivery_method_id: v.nullish(v.number()),
  /** Ours: which courier, where delivery_method_id is the courier's. */
  courier_type: v.nullish(CourierType),
  payment_method_id: v.nullish(v.number()),
  code: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(64))),
})
export type Choices = v.InferOutput<typeof Choices>
export type ChoicesInput = v.InferInput<typeof Choices>
