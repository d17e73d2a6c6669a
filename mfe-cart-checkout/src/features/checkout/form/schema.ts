import type { ErrorCode } from '@shop/contracts/core/error-codes'
import type { DeliverySlots } from '@shop/contracts/places/delivery-slot'
import { CERTIFICATE_MESSAGE_MAX } from '@shop/contracts/certificates/message'
import { CARD_MAX } from '@shop/contracts/core/limits'
import type { Locale } from '@shop/contracts/shop/storefront'
import { isMoscowInstead, streetAddress } from '@shop/forms/fields/address'
import { confirmedPhone, email, phone } from '@shop/forms/fields/contact'
import { fullName, parcelName } from '@shop/forms/fields/names'
import { checked, chosen, lengthWithin } from '@shop/forms/required'
import { validated } from '@shop/forms/resolver'
import type { Verdict } from '@shop/forms/verdict'
import * as v from 'valibot'
import { recipientFault } from '../certificates.ts'
import { comesToAddress, comesToPoint, comesToShop, kindOf } from './delivery.ts'
import { foreignFaults } from './foreign-address.ts'
import { slotFaults } from './slot.ts'
import type { Values } from './values.ts'

export interface Rules {
  locale: Locale
  /** Of the storefront: address fields go by it. */
  country: string
  /** Signed in with a phone: any number may be left for this order. */
  hasAccountPhone: boolean
  /** Confirmed by this session. */
  confirmedPhone: string | null
  /** Couriers need an apartment number; optional for private houses outside cities. */
  deliveries: readonly string[]
  payments: readonly string[]
  /** Of the courier; null where no hours can be chosen. */
  slots: DeliverySlots | null
  /** The delivery city, as the shopper reads it. */
  city: string
  /** An address that the server found in another city. */
  refusedAddress: string | null
  /** A box with a card is chosen. */
  hasCard: boolean
  /** Electronic certificates are among the goods. */
  sendsCertificate: boolean
}

const NAME_MAX = 160
const text = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    validated((value: string) => lengthWithin(value, { max: most })),
  )
const flag = v.boolean()
/** Judged by `conditional`: what is not shown cannot be mended. */
const hideable = v.pipe(v.string(), v.trim())

const within = (values: Values, limits: Partial<Record<keyof Values, number>>) =>
  Object.fromEntries(Object.entries(limits).map(([name, max]) => [name, lengthWithin(String(values[name as keyof Values]), { max })]))
const STREET = { address: 300, comment_for_courier: 500 }
const HERE = { ...STREET, apartment: 20, front_door: 10, floor: 10, house_code: 20 }
const ABROAD = { ...STREET, address_line2: 120, city: 120, region: 120, postal_code: 20 }

function addressVerdict(address: string, { city, refusedAddress }: Rules): Verdict {
  const isElsewhere = isMoscowInstead(address, city) || address.trim() === refusedAddress
  return streetAddress(address) ?? (isElsewhere ? 'ANOTHER_CITY' : null)
}

const nameFault = (text: string, { delivery }: Values, { locale, country }: Rules) =>
  country !== 'RU' && comesToAddress(delivery) ? parcelName(text, locale, country) : fullName(text, locale)

/** Conditional fields: gift recipient, courier address, pickup point or shop. */
function conditional(values: Values, rules: Rules): Partial<Record<keyof Values, Verdict>> {
  const { delivery } = values
  return {
    fio: nameFault(values.fio, values, rules),
    phone: rules.hasAccountPhone ? phone(values.phone) : confirmedPhone(values.phone, rules.confirmedPhone),
    recipient_name: values.is_gift
      ? (nameFault(values.recipient_name, values, rules) ?? lengthWithin(values.recipient_name, { max: NAME_MAX }))
      : null,
    recipient_phone: values.is_gift ? phone(values.recipient_phone) : null,
    delivery: chosen(delivery, 'EMPTY_DELIVERY_METHOD') ?? (rules.deliveries.includes(delivery) ? null : 'EMPTY_DELIVERY_METHOD'),
    ...(comesToAddress(delivery) && addressVerdicts(values, rules)),
    pickup_point: comesToPoint(delivery) ? chosen(values.pickup_point, 'EMPTY_PICKPOINT') : null,
    shop_id: comesToShop(delivery) ? chosen(values.shop_id, 'EMPTY_PICKPOINT') : null,
    payment_method_id: rules.payments.includes(values.payment_method_id) || rules.payments.length === 0 ? null : 'REQUIRED_FIELD',
    certificate_to: rules.sendsCertificate ? recipientFault(values) : null,
    certificate_message: rules.sendsCertificate ? lengthWithin(values.certificate_message, { max: CERTIFICATE_MESSAGE_MAX }) : null,
    postCard: rules.hasCard ? lengthWithin(values.postCard, { max: CARD_MAX }) : null,
  }
}

function addressVerdicts(values: Values, rules: Rules): Partial<Record<keyof Values, Verdict>> {
  if (rules.country !== 'RU') return { ...within(values, ABROAD), ...foreignFaults(values, rules.country) }
  const { address, ...rest } = within(values, HERE)
  return {
    ...rest,
    ...(rules.slots && kindOf(values.delivery).courierType === 'standard' && slotFaults(values, rules.slots)),
    address: addressVerdict(values.address, rules) ?? address ?? null,
  }
}

/** The checkout form schema. Messages are error codes. */
export const orderSchema = (rules: Rules) =>
  v.pipe(
    v.object({
      fio: text(NAME_MAX),
      email: v.pipe(text(254), validated(email)),
      phone: v.string(),
      is_gift: flag,
      recipient_name: hideable,
      recipient_phone: v.string(),
      delivery: v.string(),
      city_id: v.string(),
      address: hideable,
      country: v.string(),
      address_line2: hideable,
      city: hideable,
      region: hideable,
      postal_code: hideable,
      apartment: hideable,
      front_door: hideable,
      floor: hideable,
      house_code: hideable,
      comment_for_courier: hideable,
      delivery_day: v.string(),
      delivery_hours: v.string(),
      delivery_time: hideable,
      contactless: flag,
      pickup_point: v.string(),
      pickpoint_number: v.string(),
      pickpoint_short_address: v.string(),
      pickpoint_full_address: v.string(),
      shop_id: v.string(),
      certificate_to: hideable,
      certificate_message: hideable,
      communication_method_id: v.string(),
      payment_method_id: v.string(),
      card_id: v.string(),
      save_card: flag,
      spendBonuses: flag,
      comment: text(1000),
      postCard: hideable,
      agreement: v.pipe(
        flag,
        validated((value: boolean) => checked(value, 'PERSONAL_DATA_AGREEMENT')),
      ),
      newsletterSubscription: flag,
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const input: Values = dataset.value
      for (const [key, code] of Object.entries(conditional(input, rules))) {
        if (code)
          addIssue({
            message: code,
            path: [{ type: 'object', origin: 'value', input: { ...input }, key, value: input[key as keyof Values] }],
          })
      }
    }),
  )

/** Error codes by field; empty when valid. */
export function complaints(values: Values, rules: Rules): Partial<Record<keyof Values, ErrorCode>> {
  const checkedValues = v.safeParse(orderSchema(rules), values)
  const found: Partial<Record<keyof Values, ErrorCode>> = {}
  for (const issue of checkedValues.issues ?? []) {
    const field = v.getDotPath(issue) as keyof Values
    found[field] ??= issue.message as ErrorCode
  }
  return found
}
