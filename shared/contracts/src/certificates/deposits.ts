import * as v from 'valibot'
import { AuthCode } from '../confirmation/code.ts'
import { CaptchaReply } from '../confirmation/captcha.ts'
import { Email, Phone } from '../contact/contact.ts'
import { defineEndpoint } from '../core/endpoint.ts'
import { Id } from '../core/id.ts'
import { CERTIFICATE_MAX_RUB, CERTIFICATE_MIN_RUB } from '../core/limits.ts'
import { Currency, Minor } from '../core/money.ts'
import { Picture } from '../core/picture.ts'
import { CERTIFICATE_MESSAGE_MAX } from './message.ts'
import { PAYSELECTION_ID } from '../places/reference-ids.ts'
import { typedLine, typedMessage } from '../core/text/typed-text.ts'

/** A *deposit* is the money, a *certificate* is the gift. Those of /certificate are in roubles, goods in the currency of their order. */
export const DepositDesign = v.object({ id: v.number(), name: v.string(), picture: Picture })
export type DepositDesign = v.InferOutput<typeof DepositDesign>

/** `created` is unpaid, `paid` waits for its send date, `active` can be spent, `spent` is empty. */
export const DepositStatus = v.picklist(['created', 'paid', 'active', 'spent', 'expired', 'cancelled'])
export type DepositStatus = v.InferOutput<typeof DepositStatus>

/** A certificate in the profile of its giver or owner. */
export const DepositCard = v.object({
  /** Certificate number: 7K2M-9QXD. */
  id: v.string(),
  design: v.nullable(DepositDesign),
  /** Absent: roubles. */
  currency: v.optional(Currency),
  amount: Minor,
  balance: Minor,
  status: DepositStatus,
  message: v.string(),
  senderName: v.string(),
  /** E-mail or phone; null for received certificates. */
  recipient: v.nullable(v.string()),
  /** dd.mm.yyyy */
  sendDate: v.string(),
  /** dd.mm.yyyy */
  validUntil: v.string(),
})
export type DepositCard = v.InferOutput<typeof DepositCard>

/** A certificate opened by its code, for /get-certificate. */
export const GiftDeposit = v.object({ ...DepositCard.entries, isMine: v.boolean() })
export type GiftDeposit = v.InferOutput<typeof GiftDeposit>

/** Whole roubles from 1 000 to 200 000. */
export const CertificateAmount = v.pipe(
  v.number('CHOOSE_DENOMINATION'),
  v.integer('WHOLE_AMOUNT'),
  v.minValue(CERTIFICATE_MIN_RUB, 'CERTIFICATE_RANGE'),
  v.maxValue(CERTIFICATE_MAX_RUB, 'CERTIFICATE_RANGE'),
)

export const CreateDepositBody = v.object({
  designId: Id,
  /** Whole roubles. */
  amount: CertificateAmount,
  recipientName: v.optional(v.pipe(v.string(), typedLine, v.maxLength(60, 'TOO_LONG')), ''),
  /** Recipient's e-mail or phone. */
  recipientEmail: v.nullish(Email, null),
  recipientPhone: v.nullish(Phone, null),
  senderName: v.pipe(v.string('EMPTY_NAME'), typedLine, v.nonEmpty('EMPTY_NAME'), v.maxLength(60, 'TOO_LONG')),
  /** The buyer's, for the receipt. */
  email: Email,
  message: v.optional(v.pipe(v.string(), typedMessage, v.maxLength(CERTIFICATE_MESSAGE_MAX, 'TOO_LONG')), ''),
  /** dd.mm.yyyy: today sends at once after payment, later days at 10:00 in Moscow. */
  sendDate: v.pipe(v.string('EMPTY_DATE'), typedLine, v.nonEmpty('EMPTY_DATE'), v.maxLength(10, 'WRONG_DATE')),
  payment_method_id: v.optional(v.literal(PAYSELECTION_ID), PAYSELECTION_ID),
  agreement: v.pipe(v.boolean('PERSONAL_DATA_AGREEMENT'), v.literal(true, 'PERSONAL_DATA_AGREEMENT')),
  /** Idempotency key: a double click buys one certificate. */
  idempotencyKey: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
})
export type CreateDepositBody = v.InferOutput<typeof CreateDepositBody>

const card = {
  id: '7K2M-9QXD',
  design: null,
  amount: 500_000,
  balance: 500_000,
  status: 'active',
  message: 'С днём рождения!',
  senderName: 'Анна',
  recipient: null,
  sendDate: '01.12.2026',
  validUntil: '01.12.2027',
}
const gift = { result: true, deposit: { ...card, isMine: false } }
const codeBody = v.object({ authCode: AuthCode, captcha: v.optional(CaptchaReply) })
const guarded = 'Five tries an hour (TOO_MANY_REQUESTS), CAPTCHA_REQUIRED after three.'

export const imageCertificates = defineEndpoint('/image-certificates', {
  name: 'imageCertificates',
  method: 'GET',
  answer: v.object({ images: v.array(Picture) }),
  about: 'Pictures of certificates for the pages that tell of them.',
  example: { answer: { images: [] } },
})

export const depositsDesign = defineEndpoint('/deposits_design', {
  name: 'depositsDesign',
  method: 'GET',
  answer: v.object({
    designs: v.array(DepositDesign),
    /** Suggested amounts in whole roubles. */
    amounts: v.array(v.number()),
    min: v.number(),
    max: v.number(),
    /** First and last possible send date in Moscow, dd.mm.yyyy. */
    today: v.string(),
    lastSendDate: v.string(),
    /** The only payment method for deposits. */
    paymentMethod: v.object({ id: v.number(), code: v.string(), isOnline: v.boolean(), name: v.string() }),
  }),
  about: 'What a gift certificate can be made of.',
  example: {
    answer: {
      designs: [],
      amounts: [3000, 5000, 10_000],
      min: CERTIFICATE_MIN_RUB,
      max: CERTIFICATE_MAX_RUB,
      today: '21.11.2026',
      lastSendDate: '21.11.2027',
      paymentMethod: { id: PAYSELECTION_ID, code: 'payselection', isOnline: true, name: 'Картой или через СБП' },
    },
  },
})

export const createDeposit = defineEndpoint('/order/deposits/create', {
  name: 'createDeposit',
  method: 'POST',
  body: CreateDepositBody,
  answer: v.object({
    result: v.literal(true),
    depositId: v.string(),
    sum: Minor,
    /** Payment page URL. */
    paymentUrl: v.string(),
  }),
  about:
    'Orders a gift certificate; the phone of the buyer must be confirmed (NEED_PHONE_CONFIRMATION). CHOOSE_DENOMINATION, WHOLE_AMOUNT, CERTIFICATE_RANGE, EMPTY_RECIPIENT_DATA, SELF_MAIL_CERTIFICATE_SEND, WRONG_DATE, WHOLE_DATE, PAST_DATE, DATE_TOO_FAR, DEPOSIT_ORDER.',
  example: {
    body: {
      designId: 1,
      amount: 5000,
      recipientEmail: 'maria@example.com',
      senderName: 'Анна',
      email: 'anna@example.com',
      message: 'С днём рождения!',
      sendDate: '01.12.2026',
      payment_method_id: PAYSELECTION_ID,
      agreement: true,
      idempotencyKey: 'b0a4f2c8-1d7e',
    },
    answer: { result: true, depositId: '7K2M-9QXD', sum: 500_000, paymentUrl: 'https://pay.example/…' },
  },
})

/** A certificate bought by this session or user, shown after returning from the payment page. */
export const DepositOrder = v.object({
  depositId: v.string(),
  status: DepositStatus,
  sum: Minor,
  recipient: v.string(),
  /** dd.mm.yyyy */
  sendDate: v.string(),
  /** The bank's reason of refusal; null if none. */
  message: v.nullable(v.string()),
  /** The card for the recipient: name and message may be empty. */
  design: v.nullable(DepositDesign),
  recipientName: v.string(),
  words: v.string(),
})
export type DepositOrder = v.InferOutput<typeof DepositOrder>

const bought = {
  depositId: '7K2M-9QXD',
  status: 'paid',
  sum: 500_000,
  recipient: 'maria@example.com',
  sendDate: '01.12.2026',
  message: null,
  design: null,
  recipientName: 'Мария',
  words: 'С днём рождения!',
}

export const depositOrder = defineEndpoint('/order/deposits/{depositId}', {
  name: 'depositOrder',
  method: 'GET',
  answer: v.object({ result: v.literal(true), deposit: DepositOrder }),
  about:
    'How a certificate that was ordered stands: /certificate?deposit={depositId} comes back from the payment page. NOT_FOUND for others.',
  example: { answer: { result: true, deposit: bought } },
})

export const retryDeposit = defineEndpoint('/order/deposits/{depositId}/payment', {
  name: 'retryDeposit',
  method: 'POST',
  body: v.object({}),
  answer: v.object({ result: v.literal(true), paymentUrl: v.string() }),
  about: 'A new payment page for a certificate that is not paid yet. DEPOSIT_ORDER when there is nothing to pay, or the gateway is silent.',
  example: { body: {}, answer: { result: true, paymentUrl: 'https://pay.example/…' } },
})

export const openDeposit = defineEndpoint('/deposit/{depositId}', {
  name: 'openDeposit',
  method: 'POST',
  body: codeBody,
  answer: v.object({ result: v.literal(true), deposit: GiftDeposit }),
  about: `Opens a certificate by its code of four digits. GET_DEPOSIT for a wrong number or code. ${guarded}`,
  example: { body: { authCode: '4821' }, answer: gift },
})

export const addDepositToProfile = defineEndpoint('/deposit/{depositId}/add_to_profile', {
  name: 'addDepositToProfile',
  method: 'POST',
  body: codeBody,
  answer: v.object({ result: v.literal(true), deposit: GiftDeposit }),
  about: `Binds a certificate to the account. UNAUTHORIZED for a guest, ADD_DEPOSIT for a wrong code or somebody else's. ${guarded}`,
  example: { body: { authCode: '4821' }, answer: { ...gift, deposit: { ...gift.deposit, isMine: true } } },
})
