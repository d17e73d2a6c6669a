import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'
import { IdempotencyKey } from '../core/id.ts'
import { Photo } from '../core/picture.ts'
import { latinLook } from '../core/text/code-letters.ts'
import { plainText } from '../core/text/plain-text.ts'
import { typedLine, typedMessage } from '../core/text/typed-text.ts'

/** Lifetime of a transfer code. */
export const TRANSFER_HOURS = 24
export const PASSPORT_WISH_MAX = 500
/** Code lengths without hyphens: a transfer code is valid for a day, a public page code until withdrawn. */
export const TRANSFER_CODE_LENGTH = 12
export const PUBLIC_CODE_LENGTH = 16

/** Normalizes a code: Latin upper case, without spaces and hyphens. */
export const bareCode = (text: string) => latinLook(plainText(text)).replace(/[\s-]/g, '')

/** Formats a code in groups of four. */
export const spokenCode = (bare: string) => bare.match(/.{1,4}/g)?.join('-') ?? ''

/** dd.mm.yyyy */
const Day = v.string()
const Instant = v.string()

export const RequestKind = v.picklist(['resize', 'repair'], 'REQUIRED_FIELD')
export type RequestKind = v.InferOutput<typeof RequestKind>

export const RequestStatus = v.picklist(['new', 'inWork', 'ready'])
export type RequestStatus = v.InferOutput<typeof RequestStatus>

/** Kinds of workshop requests. */
export const PassportRequest = v.object({ id: v.number(), kind: RequestKind, wish: v.string(), status: RequestStatus, createdAt: Day })
export type PassportRequest = v.InferOutput<typeof PassportRequest>

/** A named fact: metal with fineness, stones, weight. */
export const PassportFact = v.object({ name: v.string(), value: v.string() })
export type PassportFact = v.InferOutput<typeof PassportFact>

/** The public part of a passport: reveals neither holder nor price. */
const facts = {
  name: v.string(),
  designer: v.string(),
  photo: Photo,
  /** Size and main stone weight; empty for a piece with one variant. */
  variant: v.string(),
  facts: v.array(PassportFact),
  /** УИН: the number in the state register. */
  hallmark: v.nullable(v.string()),
  boughtOn: Day,
  warranty: v.object({ until: Day, daysLeft: v.number() }),
  /** Ownership changes; the purchase comes first. */
  history: v.array(v.object({ kind: v.picklist(['bought', 'passed']), on: Day })),
}

export const PassportCard = v.object({
  /** Passport number, twelve characters. */
  id: v.string(),
  name: facts.name,
  designer: facts.designer,
  photo: facts.photo,
  variant: facts.variant,
  hallmark: facts.hallmark,
  warranty: facts.warranty,
  boughtOn: facts.boughtOn,
})
export type PassportCard = v.InferOutput<typeof PassportCard>

export const Passport = v.object({
  id: v.string(),
  ...facts,
  /** Care instructions for its metal and stone. */
  care: v.array(v.object({ title: v.string(), html: v.nullable(v.string()), facts: v.array(PassportFact) })),
  /** Order number, for the buyer only; null for other holders. */
  order: v.nullable(v.object({ id: v.string(), number: v.string() })),
  /** Product URL; null when no longer sold. */
  url: v.nullable(v.string()),
  canResize: v.boolean(),
  /** The current holder's requests, newest first. */
  requests: v.array(PassportRequest),
  /** A pending transfer code. */
  transfer: v.nullable(v.object({ code: v.string(), expiresAt: Instant })),
  /** A public page for insurers. */
  publicCode: v.nullable(v.string()),
})
export type Passport = v.InferOutput<typeof Passport>

export const PublicPassport = v.object({ number: v.string(), ...facts })
export type PublicPassport = v.InferOutput<typeof PublicPassport>

const exampleFacts = {
  name: 'Кольцо с сапфиром',
  designer: 'Halden',
  photo: {
    base: 'rings/halden-white-1',
    widths: [320, 480, 640, 960],
    fallback: 640,
    width: 960,
    height: 1200,
    color: '#f6f3ee',
    alt: 'Кольцо с сапфиром, белое золото',
    image_type: 'main' as const,
  },
  variant: 'размер 17',
  facts: [
    { name: 'Металл', value: 'Белое золото 585' },
    { name: 'Сапфир', value: '1,82 ct' },
  ],
  hallmark: '1643820044719026',
  boughtOn: '08.03.2026',
  warranty: { until: '10.03.2027', daysLeft: 105 },
  history: [{ kind: 'bought' as const, on: '08.03.2026' }],
}
const examplePassport: Passport = {
  id: '7F3A91C02B4D',
  ...exampleFacts,
  care: [{ title: 'Золото', html: '<p>Тёплая вода, капля мягкого мыла.</p>', facts: [] }],
  order: { id: '4127306', number: '412-7306' },
  url: '/catalog/rings/halden-white',
  canResize: true,
  requests: [],
  transfer: null,
  publicCode: null,
}
const whole = v.object({ result: v.literal(true), passport: Passport })
const examplePassportAnswer = { result: true as const, passport: examplePassport }
const holderOnly = 'UNAUTHORIZED (401) for a guest, NOT_FOUND for whoever does not hold the piece.'

export const myPassports = defineEndpoint('/profile/passports', {
  name: 'myPassports',
  method: 'GET',
  answer: v.object({ result: v.array(PassportCard) }),
  about:
    'Pieces that the shopper holds: bought here and received, or handed over by somebody; the newest first. UNAUTHORIZED (401) for a guest.',
  example: { answer: { result: [] } },
})

export const onePassport = defineEndpoint('/profile/passports/{passportId}', {
  name: 'onePassport',
  method: 'GET',
  answer: v.object({ result: Passport }),
  about: `The passport of a piece. The order is told to its buyer alone. ${holderOnly}`,
  example: { answer: { result: examplePassport } },
})

export const requestWorkshop = defineEndpoint('/profile/passports/{passportId}/requests', {
  name: 'askWorkshop',
  method: 'POST',
  body: v.object({
    kind: RequestKind,
    wish: v.pipe(v.string('EMPTY_FIELD'), typedMessage, v.nonEmpty('EMPTY_FIELD'), v.maxLength(PASSPORT_WISH_MAX, 'TOO_LONG')),
    /** Idempotency key. */
    idempotencyKey: IdempotencyKey,
  }),
  answer: whole,
  about: `Asks the workshop to change the size or to repair: the back office is told and calls the phone of the account (EMPTY_PHONE without one). REQUEST_OPEN (409) while one of this kind is not ready; a resize only of what has a size. ${holderOnly}`,
  example: {
    body: { kind: 'resize', wish: 'С 17 на 17,5', idempotencyKey: 'c0ffee00-0000-4000-8000-000000000000' },
    answer: examplePassportAnswer,
  },
})

export const startTransfer = defineEndpoint('/profile/passports/{passportId}/transfer', {
  name: 'startTransfer',
  method: 'POST',
  answer: whole,
  about: `Makes a code that hands the piece over once, within ${TRANSFER_HOURS} hours; one made before ends. ${holderOnly}`,
  example: { answer: examplePassportAnswer },
})

export const endTransfer = defineEndpoint('/profile/passports/{passportId}/transfer', {
  name: 'endTransfer',
  method: 'DELETE',
  answer: whole,
  about: `Withdraws the code that hands the piece over. ${holderOnly}`,
  example: { answer: examplePassportAnswer },
})

export const publishPassport = defineEndpoint('/profile/passports/{passportId}/public', {
  name: 'publishPassport',
  method: 'POST',
  answer: whole,
  about: `Makes the public page of the piece, or leaves the one that there is. ${holderOnly}`,
  example: { answer: examplePassportAnswer },
})

export const hidePassport = defineEndpoint('/profile/passports/{passportId}/public', {
  name: 'hidePassport',
  method: 'DELETE',
  answer: whole,
  about: `Withdraws the public page; its code is never good again. ${holderOnly}`,
  example: { answer: examplePassportAnswer },
})

export const receivePiece = defineEndpoint('/profile/passports/receive', {
  name: 'receivePiece',
  method: 'POST',
  body: v.object({ code: v.pipe(v.string('EMPTY_AUTH_CODE'), typedLine, v.nonEmpty('EMPTY_AUTH_CODE'), v.maxLength(40, 'TRANSFER_CODE')) }),
  answer: v.object({ result: v.literal(true), passportId: v.string() }),
  about:
    'Takes over a piece by the code of its holder, who loses the passport. TRANSFER_CODE for a code that is unknown, used, withdrawn or too old; TRANSFER_OWN for a code of one’s own. Ten wrong codes an hour. UNAUTHORIZED (401) for a guest.',
  example: { body: { code: 'K7WM-29QX-4FHD' }, answer: { result: true, passportId: examplePassport.id } },
})

export const publicPassport = defineEndpoint('/passport/{code}', {
  name: 'publicPassport',
  method: 'GET',
  answer: v.object({ result: PublicPassport }),
  about:
    'The public page of a piece, without anything personal. NOT_FOUND for a code that is unknown or withdrawn; 120 an hour for an address (TOO_MANY_REQUESTS).',
  example: { answer: { result: { number: examplePassport.id, ...exampleFacts } } },
})
