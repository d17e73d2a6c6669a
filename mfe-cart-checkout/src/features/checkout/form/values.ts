/** Form values by order draft field. Radio values are strings. */
export interface Values {
  fio: string
  email: string
  phone: string
  is_gift: boolean
  recipient_name: string
  recipient_phone: string
  /** `deliveryKey`: method id and, for couriers, courier type. */
  delivery: string
  /** City of address, pickup point and shop. */
  city_id: string
  address: string
  /** Country of the address; `address_line2` to `postal_code` are fields outside Russia. */
  country: string
  address_line2: string
  city: string
  region: string
  postal_code: string
  apartment: string
  front_door: string
  floor: string
  house_code: string
  comment_for_courier: string
  /** YYYY-MM-DD and `hoursKey`, or EXACT_HOUR with HH:MM; empty: when the courier promises. */
  delivery_day: string
  delivery_hours: string
  delivery_time: string
  /** Left at the door. */
  contactless: boolean
  pickup_point: string
  pickpoint_number: string
  pickpoint_short_address: string
  pickpoint_full_address: string
  shop_id: string
  /** E-mail or phone that the electronic certificates go to, and words to them. */
  certificate_to: string
  certificate_message: string
  communication_method_id: string
  payment_method_id: string
  /** A saved card by its id, `new`, or empty: not chosen yet. */
  card_id: string
  /** The bank shall remember the new card. */
  save_card: boolean
  spendBonuses: boolean
  comment: string
  /** Words on the gift card. */
  postCard: string
  agreement: boolean
  newsletterSubscription: boolean
}

export type Section = 'contact' | 'delivery' | 'payment'
export const SECTIONS: readonly Section[] = ['contact', 'delivery', 'payment']

/** Fields by section: each is validated before the next one opens. */
export const FIELDS: Record<Section, readonly (keyof Values)[]> = {
  contact: ['fio', 'email', 'phone', 'recipient_name', 'recipient_phone'],
  delivery: [
    'delivery',
    'city_id',
    'address',
    'address_line2',
    'city',
    'region',
    'postal_code',
    'apartment',
    'front_door',
    'floor',
    'house_code',
    'comment_for_courier',
    'delivery_day',
    'delivery_hours',
    'delivery_time',
    'contactless',
    'pickup_point',
    'shop_id',
    'certificate_to',
    'certificate_message',
  ],
  payment: ['payment_method_id', 'card_id', 'communication_method_id', 'comment', 'postCard', 'agreement'],
}

export const EMPTY: Values = {
  fio: '',
  email: '',
  phone: '',
  is_gift: false,
  recipient_name: '',
  recipient_phone: '',
  delivery: '',
  city_id: '',
  address: '',
  country: '',
  address_line2: '',
  city: '',
  region: '',
  postal_code: '',
  apartment: '',
  front_door: '',
  floor: '',
  house_code: '',
  comment_for_courier: '',
  delivery_day: '',
  delivery_hours: '',
  delivery_time: '',
  contactless: false,
  pickup_point: '',
  pickpoint_number: '',
  pickpoint_short_address: '',
  pickpoint_full_address: '',
  shop_id: '',
  certificate_to: '',
  certificate_message: '',
  communication_method_id: '2',
  payment_method_id: '',
  card_id: '',
  save_card: false,
  spendBonuses: false,
  comment: '',
  postCard: '',
  agreement: false,
  newsletterSubscription: true,
}

/** Values from another version or browser storage: only known names with valid types. */
export function knownValues(given: unknown): Partial<Values> {
  if (typeof given !== 'object' || given === null) return {}
  const entries = Object.entries(given).filter(([name, value]) => typeof value === typeof EMPTY[name as keyof Values])
  return Object.fromEntries(entries) as Partial<Values>
}
