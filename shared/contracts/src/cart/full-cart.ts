import * as v from 'valibot'
import { CartData, CartLine } from './cart.ts'
import { AnswerCode } from '../core/errors/answer-code.ts'
import { Id } from '../core/id.ts'
import { Minor } from '../core/money.ts'
import { typedLine } from '../core/text/typed-text.ts'
import { deliverySlotInput, DeliverySlots } from '../places/delivery-slot.ts'

/** Why a code applies or not. */
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

/** An entered promo code with its effect. */
export const CartPromocode = v.object({
  code: v.string(),
  kind: v.picklist(PROMOCODE_KINDS),
  applied: v.boolean(),
  reason: CodeReason,
  /** Text for the shopper: the discount, or what is missing. */
  message: v.string(),
  discount: Minor,
})
export type CartPromocode = v.InferOutput<typeof CartPromocode>

/** Payment by certificates and deposits: smallest balance first, the rest stays on them. */
export const CartTender = v.object({
  /** Value for remove calls. Certificates show their last characters only. */
  code: v.string(),
  name: v.string(),
  applied: v.boolean(),
  reason: CodeReason,
  message: v.string(),
  balance: Minor,
  /** The part of the balance used by this order. */
  spent: Minor,
  left: Minor,
})
export type CartTender = v.InferOutput<typeof CartTender>

export const COURIER_TYPES = ['standard', 'express', 'same-day', 'ems'] as const
export const CourierType = v.picklist(COURIER_TYPES, 'EMPTY_COURIER_TYPE')
export type CourierType = v.InferOutput<typeof CourierType>

/** A delivery offer for this bag and place. `typeId` is a reference id. */
export const CartDelivery = v.object({
  typeId: v.number(),
  /** Express and same-day are courier types; null for other kinds. */
  courierType: v.nullable(CourierType),
  name: v.string(),
  description: v.string(),
  /** Current price for this bag; null while the address or pickup point is unknown: `priceFrom` is the minimum. */
  price: v.nullable(Minor),
  priceFrom: Minor,
  freeFrom: v.nullable(Minor),
  available: v.boolean(),
  /** Pickup address; null for kinds without one. */
  address: v.optional(v.nullable(v.string()), null),
  /** Days and hours of the courier; null where they cannot be chosen. */
  slots: v.optional(v.nullable(DeliverySlots), null),
  /** The parcel may be left at the door. */
  contactless: v.optional(v.boolean(), false),
  /** Why it is unavailable, with its code. */
  code: v.nullable(AnswerCode),
  message: v.nullable(v.string()),
})
export type CartDelivery = v.InferOutput<typeof CartDelivery>

export const DeliveryEstimation = v.object({
  typeId: v.number(),
  courierType: v.nullable(CourierType),
  /** Date range, `yyyy-mm-dd`; equal for a single day. */
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  text: v.string(),
})
export type DeliveryEstimation = v.InferOutput<typeof DeliveryEstimation>

export const PAYMENT_TYPES = ['card', 'fastPayment', 'instalments', 'onReceipt', 'payselection'] as const
export const PaymentMethod = v.object({
  id: v.number(),
  type: v.picklist(PAYMENT_TYPES),
  /** Paid online or on receipt. */
  online: v.boolean(),
  name: v.string(),
  description: v.string(),
})
export type PaymentMethod = v.InferOutput<typeof PaymentMethod>

export const FullCartLine = v.object({
  ...CartLine.entries,
  /** Already discounted: excluded from bonuses and some promo codes. */
  isSale: v.boolean(),
  isCertificate: v.boolean(),
  /** A CertificateType, or `sizer`; null for a piece. */
  certificate: v.nullish(v.string()),
  promocodeDiscount: Minor,
  bonuses: Minor,
  /** Final sum of the line: sum − promocodeDiscount − bonuses. */
  finalSum: Minor,
})
export type FullCartLine = v.InferOutput<typeof FullCartLine>

const GiftPack = v.object({ chosen: v.boolean(), available: v.boolean(), price: Minor, name: v.string(), description: v.string() })
const CartFault = v.nullable(v.object({ code: AnswerCode, message: v.string() }))

/**
 * The whole cart. The sums add up: totalSum − itemDiscount − promocodeDiscount − bonusesSpent = finalSum;
 * finalSum + packagingSum + engravingSum + deliverySum = orderSum; orderSum − certificatesSum − depositsSum = dueSum.
 */
export const FullCartData = v.object({
  ...CartData.entries,
  products: v.array(FullCartLine),
  itemDiscount: Minor,
  promocodeDiscount: Minor,
  /** Goods after item discounts and promo codes: compared with the minimum order and free delivery threshold. */
  goodsSum: Minor,
  bonuses: v.object({
    /** Available balance. */
    balance: Minor,
    /** Maximum for this bag. */
    available: Minor,
    spent: Minor,
    /** Bonuses earned by this order. */
    earned: Minor,
  }),
  packagingSum: Minor,
  engravingSum: v.optional(Minor, 0),
  /** Null while no delivery is chosen. */
  deliverySum: v.nullable(Minor),
  orderSum: Minor,
  certificatesSum: Minor,
  depositsSum: Minor,
  /** Amount to pay. */
  dueSum: Minor,
  promocodes: v.array(CartPromocode),
  certificates: v.array(CartTender),
  deposits: v.array(CartTender),
  delivery: v.array(CartDelivery),
  deliveryEstimations: v.array(DeliveryEstimation),
  availablePaymentMethods: v.array(PaymentMethod),
  /** Reasons why payment methods are unavailable, as sentences. */
  paymentRestrictionMessages: v.array(v.string()),
  giftOptions: v.object({ postCard: v.nullable(v.string()) }),
  giftPack: GiftPack,
  festivePack: GiftPack,
  deletePriceTags: v.boolean(),
  isEms: v.boolean(),
  onlyCertificates: v.boolean(),
  /** Electronic certificates alone: nothing is carried. */
  onlyOnlineCertificates: v.optional(v.boolean()),
  /** False when goods are below minimumOrder. */
  enough: v.boolean(),
  certificateError: CartFault,
  packageError: CartFault,
})
export type FullCartData = v.InferOutput<typeof FullCartData>

export const FullCartAnswer = v.object({
  result: v.boolean(),
  cartData: FullCartData,
  error: v.nullable(AnswerCode),
  message: v.nullable(v.string()),
  /** Choices that disagree with the delivery city, by field: an order of them is refused. */
  fields: v.nullish(v.record(v.string(), AnswerCode)),
})
export type FullCartAnswer = v.InferOutput<typeof FullCartAnswer>

/** Checkout choices. A choice that is sent replaces the kept one, null clears it; what is not sent stays as kept. */
export const Choices = v.object({
  spend_bonuses: v.optional(v.boolean()),
  pickup_point_id: v.nullish(Id),
  delivery: v.nullish(
    v.object({
      /** Kinds shown to the shopper; the server recalculates its own list. */
      items: v.optional(v.array(v.object({ typeId: v.number() })), []),
      /** Extension: city id of GET /location/cities; defaults to the shopper's city. */
      city_id: v.nullish(Id),
      /** Extension: the partial address, for the geocoder. */
      address: v.nullish(v.pipe(v.string(), typedLine, v.maxLength(300))),
      country: v.nullish(v.pipe(v.string(), typedLine, v.maxLength(80))),
      region: v.nullish(v.pipe(v.string(), typedLine, v.maxLength(120))),
      city: v.nullish(v.pipe(v.string(), typedLine, v.maxLength(120))),
      /** As the last answer named them; the server's own geocoder decides. */
      kadType: v.nullish(v.boolean()),
      kadDistance: v.nullish(v.number()),
    }),
  ),
  delivery_method_id: v.nullish(v.number()),
  /** Extension: courier type, when delivery_method_id is the courier's. */
  courier_type: v.nullish(CourierType),
  payment_method_id: v.nullish(v.number()),
  /** Extension: when the courier shall come, of the `slots` of this delivery. */
  delivery_slot: v.nullish(deliverySlotInput),
  /** Extension: left at the door, paid online. */
  contactless: v.optional(v.boolean()),
  code: v.nullish(v.pipe(v.string(), typedLine, v.maxLength(64))),
})
export type Choices = v.InferOutput<typeof Choices>
export type ChoicesInput = v.InferInput<typeof Choices>
