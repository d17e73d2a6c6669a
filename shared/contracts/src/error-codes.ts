import * as v from 'valibot'

/** Spec §8: keys of the error catalogue. Each has a text in both languages, made total by the compiler. */
export const ERROR_CODES = [
  'ACCOUNT_DEACTIVATED', 'ALREADY_APPLIED_PROMOCODE', 'AUTHENTICATE_WRONG_CODE', 'WRONG_AUTH_CODE', 'CODE_NOT_SENDED', 'CORRECT_EMAIL',
  'EMPTY_ADDRESS', 'EMPTY_APARTMENT', 'EMPTY_AUTH_CODE', 'EMPTY_BIRTHDAY', 'EMPTY_CITY', 'EMPTY_COUNTRY', 'EMPTY_COURIER_TYPE', 'EMPTY_DATE',
  'EMPTY_EMAIL', 'EMPTY_FULL_NAME', 'EMPTY_HOUSE', 'EMPTY_LOGIN', 'EMPTY_NAME', 'EMPTY_SURNAME', 'EMPTY_PASSWORD', 'EMPTY_PICKPOINT',
  'EMPTY_PHONE', 'EMPTY_PROMOCODE', 'EMPTY_RECIPIENT_DATA', 'EMPTY_REFUND_REASON', 'EMPTY_STREET', 'EMPTY_DELIVERY_METHOD',
  'WRONG_EMAIL', 'WRONG_PHONE', 'WRONG_LOGIN', 'WRONG_DATE', 'WRONG_FIELD', 'WRONG_FORM_DATA', 'WRONG_FULL_NAME',
  'LATE_EXPRESS_DELIVERY', 'LATE_SAME_DAY_DELIVERY', 'NO_RESUME', 'CHOOSE_DENOMINATION', 'GET_DEPOSIT', 'ADD_DEPOSIT', 'PRINT_DEPOSIT',
  'GIFT_PACK_NOT_ADDED', 'LOCATION_NOT_DETECTED', 'NEED_PHONE_CONFIRMATION', 'NO_CHECKED_REFUND_ITEMS', 'NO_GAINED_RESPONSE_DATA', 'NOT_SAVED',
  'PERSONAL_DATA_AGREEMENT', 'PHONE_NOT_CONFIRMED', 'PROMOCODE_NOT_APPLIED', 'PROMOCODE_NOT_FOUND', 'PROMOCODE_REMOVE_ERROR',
  'SELF_MAIL_CERTIFICATE_SEND', 'CERTIFICATE_RANGE',
  'BLANK_FIELDS', 'EMPTY_FIELD', 'REQUIRED_FIELD', 'TOO_SHORT', 'TOO_LONG', 'BIRTHDAY_ONCE', 'NOT_CHANGED', 'UNKNOWN_ERROR',
  'PICKUP_POINTS', 'DEPOSIT_ORDER', 'DEPOSIT_DATA', 'PROVIDER_FAILED',
  // Ours, in the same style: what the API may refuse besides.
  'NOT_FOUND', 'BAD_REQUEST', 'BODY_TOO_LARGE', 'CSRF_EXPIRED', 'TOO_MANY_REQUESTS', 'UNKNOWN_SKU', 'WRONG_QUANTITY', 'SOLD_OUT', 'ONLY_LEFT',
  'CART_FULL', 'UNAUTHORIZED', 'SERVER_ERROR', 'SERVER_BUSY',
] as const

export const ErrorCode = v.picklist(ERROR_CODES)
export type ErrorCode = (typeof ERROR_CODES)[number]

/** What every refusal of the API looks like: a code, its text in the shopper's language, and codes by field. */
export const Refusal = v.object({
  result: v.literal(false),
  code: ErrorCode,
  error: v.string(),
  errors: v.optional(v.record(v.string(), ErrorCode)),
  requestId: v.optional(v.string()),
})
export type Refusal = v.InferOutput<typeof Refusal>
