import type { ErrorCode } from '@shop/contracts/core/error-codes'
import type { CodeReason, FullCartData } from '@shop/contracts/cart/full-cart'
import type { CreateOrderAnswer, RemovedPiece } from '@shop/contracts/orders/order'
import type { Locale } from '@shop/contracts/shop/storefront'
import { errorText } from '../../../platform/http/refusal.ts'
import type { FieldErrors } from './draft.ts'

const NOTHING: CreateOrderAnswer = {
  result: false,
  cartChanged: false,
  error: null,
  code: null,
  errors: null,
  removed: [],
  cartData: null,
  order: null,
}

/** Thrown inside the order transaction to roll back and return the reason. */
export class OrderRefused extends Error {
  readonly answer: CreateOrderAnswer

  constructor(answer: Partial<CreateOrderAnswer>) {
    super('not ordered')
    this.answer = { ...NOTHING, ...answer }
  }
}

// [checkout.refusal-order]: cartChanged with an error first, then an error text, then a code, then codes by field.
export const piecesUnavailable = (locale: Locale, removed: RemovedPiece[], cartData: FullCartData) => {
  const code = removed.some(({ left }) => left === 0) ? 'SOLD_OUT' : 'ONLY_LEFT'
  const error = errorText(locale, code, { count: removed[0]?.left ?? 0 })
  return new OrderRefused({ cartChanged: true, error, code, removed, cartData })
}
export const refusedWith = (code: ErrorCode, error: string | null, cartData: FullCartData | null = null) =>
  new OrderRefused({ code, error, cartData })
/** Why a code or certificate can stop working while the checkout is open. */
const ENDS: readonly CodeReason[] = ['usedUp', 'ended', 'firstOrder', 'empty']

/** Names the codes that count no more: on a phone the sums with their reasons are folded. */
export function sumChanged(locale: Locale, cartData: FullCartData) {
  const codes = [...cartData.promocodes.map((one) => ({ ...one, name: one.code })), ...cartData.certificates, ...cartData.deposits]
  const ended = codes.filter(({ reason }) => ENDS.includes(reason)).map(({ name, message }) => `${name}: ${startingSmall(message)}.`)
  return refusedWith('PRICE_CHANGED', [errorText(locale, 'PRICE_CHANGED'), ...ended].join(' '), cartData)
}
const startingSmall = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1)

export const fieldRefusal = (errors: FieldErrors) => new OrderRefused({ errors })

export const ordered = (order: NonNullable<CreateOrderAnswer['order']>): CreateOrderAnswer => ({ ...NOTHING, result: true, order })
