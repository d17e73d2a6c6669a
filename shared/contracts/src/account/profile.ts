import * as v from 'valibot'
import { Email, personName } from '../contact/contact.ts'
import { DepositCard } from '../certificates/deposits.ts'
import { defineEndpoint } from '../core/endpoint.ts'
import { Minor } from '../core/money.ts'
import { Picture } from '../core/picture.ts'
import { typedLine } from '../core/text/typed-text.ts'

/** ISO 8601 instant in UTC. */
const Instant = v.string()

export const PersonalData = v.object({
  id: v.number(),
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
  name: v.string(),
  surname: v.string(),
  /** dd.mm.yyyy */
  birthday: v.nullable(v.string()),
  /** The birthday can be changed once; false afterwards. */
  canChangeBirthday: v.boolean(),
  isSubscribed: v.boolean(),
  /** Only a confirmed e-mail signs in and gets news. False without one. */
  isEmailConfirmed: v.boolean(),
})
export type PersonalData = v.InferOutput<typeof PersonalData>

const part = (most: number) => v.optional(v.pipe(v.string(), typedLine, v.maxLength(most, 'TOO_LONG')), '')

/** What an address outside Russia has besides the street: fields of its country. */
export const PostalPlace = v.object({
  /** ISO 3166-1 alpha-2. */
  country: v.pipe(v.string('EMPTY_COUNTRY'), v.regex(/^[A-Z]{2}$/, 'EMPTY_COUNTRY')),
  line2: part(120),
  city: part(120),
  region: part(120),
  postalCode: part(20),
})
export type PostalPlace = v.InferOutput<typeof PostalPlace>

export const SavedAddress = v.object({
  id: v.number(),
  address: v.string(),
  apartment: v.string(),
  frontDoor: v.string(),
  floor: v.string(),
  houseCode: v.string(),
  /** Outside Russia only. */
  postal: v.optional(PostalPlace),
})
export type SavedAddress = v.InferOutput<typeof SavedAddress>

export const BonusEntry = v.object({
  id: v.number(),
  at: Instant,
  name: v.string(),
  amount: Minor,
  /** Last day of a gift, dd.mm.yyyy; null if it never expires. */
  validUntil: v.nullable(v.string()),
})
export type BonusEntry = v.InferOutput<typeof BonusEntry>

/** One bonus is one rouble; minor units like all money. */
export const Bonuses = v.object({
  balance: Minor,
  backgroundImage: v.nullable(Picture),
  /** Remaining gifts by last day (dd.mm.yyyy), soonest first. The rest of the balance never expires. */
  expiring: v.array(v.object({ day: v.string(), amount: Minor })),
  entries: v.array(BonusEntry),
})
export type Bonuses = v.InferOutput<typeof Bonuses>

export const examplePerson = {
  id: 1,
  phone: '+79000000001',
  email: 'anna@example.com',
  name: 'Анна',
  surname: 'Петрова',
  birthday: null,
  canChangeBirthday: true,
  isSubscribed: true,
  isEmailConfirmed: false,
}
const signedInOnly = 'UNAUTHORIZED (401) for a guest.'

export const profileInfo = defineEndpoint('/profile/info', {
  name: 'profileInfo',
  method: 'GET',
  answer: v.object({ result: PersonalData }),
  about: `Personal data. ${signedInOnly}`,
  example: { answer: { result: examplePerson } },
})

export const profileCertificates = defineEndpoint('/profile/certificates', {
  name: 'profileCertificates',
  method: 'GET',
  answer: v.object({ result: v.object({ received: v.array(DepositCard), bought: v.array(DepositCard) }) }),
  about: `Gift certificates: those added to the account and those bought for others (without their codes). ${signedInOnly}`,
  example: { answer: { result: { received: [], bought: [] } } },
})

export const profileBonuses = defineEndpoint('/profile/bonuses', {
  name: 'profileBonuses',
  method: 'GET',
  answer: v.object({ result: Bonuses }),
  about: `The balance of bonuses, what of it expires when, and what has changed it, the newest first. ${signedInOnly}`,
  example: {
    answer: { result: { balance: 120_000, backgroundImage: null, expiring: [{ day: '23.02.2027', amount: 50_000 }], entries: [] } },
  },
})

export const profileAddress = defineEndpoint('/profile/user_address', {
  name: 'profileAddress',
  method: 'GET',
  answer: v.nullable(SavedAddress),
  about: `The main one of the saved addresses, or null. ${signedInOnly}`,
  example: { answer: { id: 1, address: 'Москва, Цветной бульвар, 15', apartment: '12', frontDoor: '1', floor: '3', houseCode: '' } },
})

const detail = v.optional(v.pipe(v.string(), typedLine, v.maxLength(20, 'TOO_LONG')), '')

export const AddressFields = v.object({
  address: v.pipe(v.string('EMPTY_ADDRESS'), typedLine, v.nonEmpty('EMPTY_ADDRESS'), v.maxLength(300, 'TOO_LONG')),
  apartment: detail,
  frontDoor: detail,
  floor: detail,
  houseCode: detail,
  postal: v.optional(PostalPlace),
})
export type AddressFields = v.InferOutput<typeof AddressFields>

export const saveAddress = defineEndpoint('/profile/user_address', {
  name: 'saveAddress',
  method: 'POST',
  body: AddressFields,
  answer: SavedAddress,
  about: `Saves the main address: changes the one that there is, or adds the first. ${signedInOnly}`,
  example: {
    body: { address: 'Москва, Цветной бульвар, 15', apartment: '12' },
    answer: { id: 1, address: 'Москва, Цветной бульвар, 15', apartment: '12', frontDoor: '', floor: '', houseCode: '' },
  },
})

export const updateProfile = defineEndpoint('/profile/update', {
  name: 'updateProfile',
  method: 'POST',
  body: v.object({
    name: v.optional(personName('EMPTY_NAME')),
    surname: v.optional(personName('EMPTY_SURNAME')),
    email: v.optional(v.nullable(Email)),
    /** dd.mm.yyyy */
    birthday: v.optional(v.pipe(v.string(), typedLine, v.nonEmpty('EMPTY_BIRTHDAY'), v.maxLength(10, 'WRONG_DATE'))),
    isSubscribed: v.optional(v.boolean()),
  }),
  answer: v.object({ result: PersonalData }),
  about: `Changes what is given. NOT_CHANGED when nothing differs, BIRTHDAY_ONCE, WRONG_DATE, WHOLE_DATE, WRONG_YEAR, FUTURE_DATE. ${signedInOnly}`,
  example: { body: { name: 'Анна', email: 'anna@example.com' }, answer: { result: examplePerson } },
})
