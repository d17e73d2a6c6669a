import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'
import { AnswerCode } from '../core/errors/answer-code.ts'
import { MAX_LINE_QUANTITY } from '../core/limits.ts'
import { Currency, Minor } from '../core/money.ts'
import { Photo } from '../core/picture.ts'
import { Designer } from '../catalog/designer.ts'
import { CartSums, KeptChoices } from './cart-sums.ts'

/** Words to be cut into a piece. `Engraving` has the limits that the server keeps. */
const Wording = v.object({ text: v.string(), face: v.string() })

/** One line is one SKU with one engraving, or without. */
export const CartLine = v.object({
  /** SKU id; of an engraved line followed by a dot and a mark of its words: `skuOfLine`. */
  id: v.string(),
  itemId: v.number(),
  name: v.string(),
  url: v.string(),
  photo: Photo,
  designer: Designer,
  category: v.string(),
  quantity: v.number(),
  /** Maximum quantity now: stock, at most MAX_LINE_QUANTITY. 0 when sold out. */
  maxQuantity: v.number(),
  size: v.nullable(v.string()),
  /** Size, main stone weight and engraving as displayed (размер 16,5, 0,50 ct); empty for a piece with one variant. */
  variant: v.string(),
  characteristics: v.array(v.object({ name: v.string(), value: v.string() })),
  /** Per piece. */
  price: v.object({ initial: Minor, final: Minor, currency: Currency }),
  /** Per line: final × quantity. */
  sum: Minor,
  /** `price` is per piece and not part of `sum`. */
  engraving: v.nullish(v.object({ ...Wording.entries, price: Minor })),
  /** Of a saved line: its price on the day that it was saved, where it was higher. */
  was: v.optional(Minor),
})
export type CartLine = v.InferOutput<typeof CartLine>

/** An unpaid order whose pieces are still held. */
export const UnpaidOrder = v.object({
  id: v.string(),
  /** Display format: 482-0719. */
  number: v.string(),
  payableUntil: v.string(),
})
export type UnpaidOrder = v.InferOutput<typeof UnpaidOrder>

/** A gift certificate that pays for this order, or could. */
const CartDeposit = v.object({
  /** Its number, which a remove call takes. */
  code: v.string(),
  name: v.string(),
  balance: Minor,
})

export const CartData = v.object({
  /** Increases with every change: an older response never replaces a newer one. */
  version: v.number(),
  products: v.array(CartLine),
  /** Pieces, not lines. */
  totalProducts: v.number(),
  /** Goods before discounts. */
  totalSum: Minor,
  /** Goods after item discounts, promo codes and bonuses. */
  finalSum: Minor,
  discount: Minor,
  currency: Currency,
  /** Minimum order, minor units; overrides the client's default. */
  minimumOrder: Minor,
  /** Free delivery threshold; null where delivery is always paid. */
  freeDeliveryFrom: v.nullable(Minor),
  cartError: v.nullable(v.object({ code: AnswerCode, message: v.string() })),
  /** Placing an order empties the bag before payment, so the bag links to the order. */
  unpaidOrder: v.optional(v.nullable(UnpaidOrder), null),
  deposits: v.optional(v.array(CartDeposit), []),
  /** Gift certificates of the account that this order does not use yet. */
  ownDeposits: v.optional(v.array(CartDeposit), []),
  sums: v.optional(v.nullable(CartSums), null),
  choices: v.optional(v.nullable(KeptChoices), null),
  /** Others see the bag by a live link. */
  isShared: v.optional(v.boolean()),
  /** Saved for later: outside of all sums, with prices and stock of this moment. */
  saved: v.optional(v.array(CartLine)),
})
export type CartData = v.InferOutput<typeof CartData>

export const CartAnswer = v.object({
  result: v.boolean(),
  cartData: CartData,
  /** Set when the shopper got less than requested: code and localized text. */
  error: v.nullable(AnswerCode),
  message: v.nullable(v.string()),
})
export type CartAnswer = v.InferOutput<typeof CartAnswer>

/** A SKU, or the id of a line. */
export const lineId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}(\.\w{12})?$/))
const quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_LINE_QUANTITY))

/** Like every idempotency key; defined here, since each page carries this file and few carry the other. */
const key = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))

export const AddBody = v.object({
  sku_id: lineId,
  quantity: v.optional(quantity, 1),
  idempotencyKey: v.optional(key),
  engraving: v.nullish(Wording),
})
/** `sku_id` is the id of a line, `to` another SKU of its piece. `engraving` is what Undo brings back. */
export const UpdateBody = v.object({
  sku_id: lineId,
  quantity,
  engraving: v.nullish(Wording),
  to: v.optional(lineId),
  later: v.optional(quantity),
})
export const RemoveBody = v.object({ sku_id: lineId, later: v.optional(quantity) })

/** The SKU of a line, engraved or not. */
export const skuOfLine = (id: string) => id.split('.', 1)[0] ?? id

/** Example bag. */
export const emptyCart = {
  version: 0,
  products: [],
  totalProducts: 0,
  totalSum: 0,
  finalSum: 0,
  discount: 0,
  currency: 'RUB',
  minimumOrder: 90_000,
  freeDeliveryFrom: 1_500_000,
  cartError: null,
  unpaidOrder: null,
  deposits: [],
  ownDeposits: [],
  sums: {
    rows: [
      { kind: 'goods', name: 'Украшения', sum: 0, why: null },
      { kind: 'delivery', name: 'Доставка', sum: null, why: null },
    ],
    goodsSum: 0,
    bonuses: { balance: 0, available: 0, spent: 0 },
    dueSum: 0,
    enough: false,
    best: null,
  },
  choices: {
    spend_bonuses: false,
    delivery_method_id: null,
    courier_type: null,
    pickup_point_id: null,
    payment_method_id: null,
    city_id: null,
    kadType: null,
    kadDistance: null,
  },
} satisfies CartData
const answer = { result: true, cartData: emptyCart, error: null, message: null }

export const calculateCart = defineEndpoint('/cart/calculate', {
  name: 'calculateCart',
  method: 'POST',
  body: v.object({ spend_bonuses: v.optional(v.boolean()), code: v.optional(v.string()) }),
  answer: CartAnswer,
  about:
    'The bag with prices and stock of this moment, codes, delivery and payment for what the shopper has chosen. A choice given here is kept; a code is applied like /cart/promocode/apply.',
  example: { body: { spend_bonuses: true }, answer },
})

export const addToCart = defineEndpoint('/cart/add', {
  name: 'addToCart',
  method: 'POST',
  body: AddBody,
  answer: CartAnswer,
  about:
    'Adds pieces of one SKU. More than there is: the rest is added and error is ONLY_LEFT. Unknown: UNKNOWN_SKU, sold: SOLD_OUT, or SIZE_SOLD_OUT where other sizes are there; ALL_IN_BAG where another line of this bag holds what there is. A key that this session has used adds nothing: the answer is the bag. An engraving makes a line of its own: other words, another line.',
  example: { body: { sku_id: 'solitaire-aurora-yellow-165', quantity: 1 }, answer },
})

export const updateCart = defineEndpoint('/cart/update', {
  name: 'updateCart',
  method: 'POST',
  body: UpdateBody,
  answer: CartAnswer,
  about:
    'Sets the quantity of a line (adds the line when it is not there, which is what Undo does). With `to` the line becomes that size of its piece, with its engraving or with the one that comes along (null: without), and joins a line of it; where there is none left the line stays as it was. `later` says how many of them come from those saved for later: so many that the bag takes are no longer saved.',
  example: { body: { sku_id: 'solitaire-aurora-yellow-165', quantity: 2 }, answer },
})

export const removeFromCart = defineEndpoint('/cart/remove', {
  name: 'removeFromCart',
  method: 'POST',
  body: RemoveBody,
  answer: CartAnswer,
  about:
    'Removes a line; a line that is not there is no error. With `later`, a number of pieces, it is saved for later; TOO_MANY_SAVED where too many lines are.',
  example: { body: { sku_id: 'solitaire-aurora-yellow-165' }, answer },
})

export const clearCart = defineEndpoint('/cart/clear', {
  name: 'clearCart',
  method: 'POST',
  body: v.object({}),
  answer: CartAnswer,
  about: 'Empties the bag; codes and packaging go too.',
  example: { body: {}, answer },
})
