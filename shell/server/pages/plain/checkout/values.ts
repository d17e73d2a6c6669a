/** Fields of the form, as typed. `code_to` is the phone, as typed, that the code was sent to. */
const FIELDS = [
  'fio',
  'email',
  'phone',
  'code',
  'code_to',
  'delivery',
  'gift',
  'recipient_name',
  'recipient_phone',
  'certificate_to',
  'certificate_message',
  'country',
  'address',
  'apartment',
  'address_line2',
  'city',
  'region',
  'postal_code',
  'shop_id',
  'pickup_point',
  'payment',
  'card',
  'save_card',
  'comment',
  'agreement',
  'seen',
  'key',
] as const

/** Texts of faults by the name of their field. */
export type FieldFaults = Partial<Record<string, string>>

/** Faults of the server that stand beside a field of another name. */
const MARKED_BESIDE = ['personalDataAgreement', 'certificate_email', 'certificate_phone']

/** Whether the form shows a fault beside this field. */
export const isMarked = (name: string) => [...FIELDS, ...MARKED_BESIDE].some((field) => field === name)

export type Values = Record<(typeof FIELDS)[number], string>

export const valuesOf = (form: URLSearchParams): Values => Object.fromEntries(FIELDS.map((name) => [name, form.get(name) ?? ''])) as Values
