/** Fields of the form, as typed. */
const FIELDS = [
  'fio',
  'email',
  'phone',
  'code',
  'delivery',
  'gift',
  'recipient_name',
  'recipient_phone',
  'address',
  'apartment',
  'address_line2',
  'city',
  'region',
  'postal_code',
  'shop_id',
  'pickup_point',
  'payment',
  'comment',
  'agreement',
  'seen',
  'key',
] as const

export type Values = Record<(typeof FIELDS)[number], string>

export const valuesOf = (form: URLSearchParams): Values => Object.fromEntries(FIELDS.map((name) => [name, form.get(name) ?? ''])) as Values
