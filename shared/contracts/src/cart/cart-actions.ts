import * as v from 'valibot'
import { CaptchaReply } from '../confirmation/captcha.ts'
import { AddBody, addToCart, calculateCart, clearCart, emptyCart, RemoveBody, removeFromCart, UpdateBody, updateCart } from './cart.ts'
import { defineEndpoint, type Endpoint } from '../core/endpoint.ts'
import { CARD_MAX } from '../core/limits.ts'
import { Engraving } from './engraving.ts'
import { Choices, FullCartAnswer, type FullCartData } from './full-cart.ts'
import { typedCode, typedLine, typedMessage } from '../core/text/typed-text.ts'

/**
 * Every /cart/{action} with its payload and the whole cart in the response. Only checkout loads these; badge and drawer make the calls of
 * `cart.ts`, which read only a part of the same response.
 */
const pack = { chosen: false, available: true, price: 0, name: 'Подарочная коробка и лента', description: '' }
const fullCart: FullCartData = {
  ...emptyCart,
  itemDiscount: 0,
  promocodeDiscount: 0,
  goodsSum: 0,
  bonuses: { balance: 0, available: 0, spent: 0, earned: 0 },
  packagingSum: 0,
  engravingSum: 0,
  deliverySum: null,
  orderSum: 0,
  certificatesSum: 0,
  depositsSum: 0,
  dueSum: 0,
  promocodes: [],
  certificates: [],
  deposits: [],
  delivery: [],
  deliveryEstimations: [],
  availablePaymentMethods: [],
  paymentRestrictionMessages: [],
  giftOptions: { postCard: null },
  giftPack: pack,
  festivePack: { ...pack, price: 49_000, name: 'Праздничная упаковка' },
  deletePriceTags: false,
  isEms: false,
  onlyCertificates: false,
  enough: false,
  certificateError: null,
  packageError: null,
}
const answer: FullCartAnswer = { result: true, cartData: fullCart, error: null, message: null }
const choices = {
  spend_bonuses: true,
  delivery: { country: 'RU', region: 'Москва', city: 'Москва' },
  delivery_method_id: 1,
  courier_type: 'standard',
  payment_method_id: 1,
}

const code = v.pipe(v.string(), typedLine, v.maxLength(64))
const CodeBody = v.object({ ...Choices.entries, code })
/** The deposit's four-digit code; not needed for a deposit in the shopper's profile. */
const TenderBody = v.object({
  ...CodeBody.entries,
  auth_code: v.nullish(v.pipe(v.string(), typedCode, v.maxLength(16))),
  /** After three wrong codes: certificateError is CAPTCHA_REQUIRED or WRONG_CAPTCHA. */
  captcha: v.optional(CaptchaReply),
})
const SwitchBody = v.object({ ...Choices.entries, chosen: v.boolean() })
/** Signs as a person counts them, an emoji as one. */
const fitsCard = (text: string) => [...text].length <= CARD_MAX

export const CardBody = v.object({ ...SwitchBody.entries, postCard: v.nullish(v.pipe(v.string(), typedMessage, v.check(fitsCard))) })

/** A call of the bag as checkout makes it: with the shopper's choices, and the whole bag as its answer. */
function wholeOf<Body extends v.GenericSchema>(call: Pick<Endpoint, 'path' | 'method' | 'about' | 'example'>, name: string, body: Body) {
  const { path, method, about, example } = call
  return defineEndpoint(path, { name, method, body, answer: FullCartAnswer, about, example: { body: example.body, answer } })
}

const engraved = { engraving: v.nullish(Engraving) }

export const calculateFullCart = wholeOf(calculateCart, 'calculateWhole', Choices)
export const addToFullCart = wholeOf(addToCart, 'addToFullCart', v.object({ ...Choices.entries, ...AddBody.entries, ...engraved }))
export const updateFullCart = wholeOf(updateCart, 'updateWhole', v.object({ ...Choices.entries, ...UpdateBody.entries, ...engraved }))
export const removeFromFullCart = wholeOf(removeFromCart, 'removeWhole', v.object({ ...Choices.entries, ...RemoveBody.entries }))
export const clearFullCart = wholeOf(clearCart, 'clearWhole', Choices)

export const applyPromocode = defineEndpoint('/cart/promocode/apply', {
  name: 'applyPromocode',
  method: 'POST',
  body: TenderBody,
  answer: FullCartAnswer,
  about:
    'The one code field: a promo code first, then a certificate, then a deposit. What is wrong with it is in cartData.certificateError, result is false then.',
  example: { body: { ...choices, code: 'WELCOME10' }, answer },
})

export const removePromocode = defineEndpoint('/cart/promocode/remove', {
  name: 'removePromocode',
  method: 'POST',
  body: CodeBody,
  answer: FullCartAnswer,
  about: 'Takes a promo code back. One that is not applied: PROMOCODE_REMOVE_ERROR in certificateError.',
  example: { body: { code: 'WELCOME10' }, answer },
})

export const applyCertificate = defineEndpoint('/cart/certificate/apply', {
  name: 'applyCertificate',
  method: 'POST',
  body: TenderBody,
  answer: FullCartAnswer,
  about: 'Pays with a certificate by its code.',
  example: { body: { code: 'ZLATA-5000-DEMO' }, answer },
})

export const removeCertificate = defineEndpoint('/cart/certificate/remove', {
  name: 'removeCertificate',
  method: 'POST',
  body: CodeBody,
  answer: FullCartAnswer,
  about: 'Keeps a certificate for another order.',
  example: { body: { code: 'ZLATA-5000-DEMO' }, answer },
})

export const applyDeposit = defineEndpoint('/cart/deposit/apply', {
  name: 'applyDeposit',
  method: 'POST',
  body: TenderBody,
  answer: FullCartAnswer,
  about: 'Pays with a deposit by its number and its four digits; one of the own profile needs no digits.',
  example: { body: { code: '7001', auth_code: '4821' }, answer },
})

export const removeDeposit = defineEndpoint('/cart/deposit/remove', {
  name: 'removeDeposit',
  method: 'POST',
  body: CodeBody,
  answer: FullCartAnswer,
  about: 'Keeps a deposit for another order.',
  example: { body: { code: '7001' }, answer },
})

export const applyBest = defineEndpoint('/cart/best/apply', {
  name: 'applyBest',
  method: 'POST',
  body: Choices,
  answer: FullCartAnswer,
  about:
    'Extension: applies the cheapest combination of codes, bonuses and own certificates, which sums.best announces. Codes that spoil it are taken off. Without a cheaper one nothing changes.',
  example: { body: {}, answer },
})

export const giftPack = defineEndpoint('/cart/gift-pack', {
  name: 'giftPack',
  method: 'POST',
  body: CardBody,
  answer: FullCartAnswer,
  about: 'Gift box and ribbon, with the words of a card. What is wrong is in packageError.',
  example: { body: { chosen: true, postCard: 'С днём рождения!' }, answer },
})

export const festivePack = defineEndpoint('/cart/festive-pack', {
  name: 'festivePack',
  method: 'POST',
  body: CardBody,
  answer: FullCartAnswer,
  about: 'The festive box in place of the gift box.',
  example: { body: { chosen: true }, answer },
})

export const priceTags = defineEndpoint('/cart/price-tags', {
  name: 'priceTags',
  method: 'POST',
  body: SwitchBody,
  answer: FullCartAnswer,
  about: '`chosen` true: price tags are taken off before the order is packed.',
  example: { body: { chosen: true }, answer },
})
