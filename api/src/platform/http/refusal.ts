import { ErrorCode } from '@shop/contracts/core/error-codes'
import { refusalWith, type Refusal } from '@shop/contracts/core/errors/answer-code'
import type { Locale } from '@shop/contracts/shop/storefront'
import { errorsEn } from '@shop/i18n/errors/en'
import { errorsRu } from '@shop/i18n/errors/ru'

/** A refusal as the API sends it: with codes of the catalogue only. */
export const SentRefusal = refusalWith(ErrorCode)

/** HTTP statuses by error code; 400 for the rest. */
const STATUS: Partial<Record<ErrorCode, number>> = {
  UNAUTHORIZED: 401,
  CSRF_EXPIRED: 403,
  NOT_FOUND: 404,
  PREVIEW_OVER: 404,
  UNKNOWN_SKU: 404,
  SOLD_OUT: 409,
  SIZE_SOLD_OUT: 409,
  ALL_IN_BAG: 409,
  SIZER_SENT: 409,
  SLOT_TAKEN: 409,
  REQUEST_OPEN: 409,
  GIFT_TAKEN: 409,
  GIFT_LIMIT: 409,
  TOO_MANY_PROPOSALS: 409,
  CART_FULL: 409,
  TOO_MANY_SAVED: 409,
  BODY_TOO_LARGE: 413,
  TOO_MANY_REQUESTS: 429,
  TOO_FAST: 429,
  SERVER_ERROR: 500,
  SERVER_BUSY: 503,
  PRINT_DEPOSIT: 503,
}

const TEXTS = { ru: errorsRu, en: errorsEn }

/** Text of a code in a language, with `{{count}}` and the like filled in. */
export const errorText = (locale: Locale, code: ErrorCode, values: Record<string, string | number> = {}) =>
  TEXTS[locale][code].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))

/** Thrown by handlers to respond with an error code. */
export class Refused extends Error {
  readonly code: ErrorCode
  readonly errors: Record<string, ErrorCode> | undefined
  readonly status: number
  /** Seconds until a retry makes sense, if known. */
  readonly retryAfter: number | undefined = undefined

  constructor(code: ErrorCode, errors?: Record<string, ErrorCode>, status = STATUS[code] ?? 400) {
    super(code)
    this.code = code
    this.errors = errors
    this.status = status
  }

  answer(locale: Locale, requestId: string): Refusal {
    const { code, errors } = this
    return { result: false, code, error: errorText(locale, code), ...(errors && { errors }), requestId }
  }
}

/** Longer waits are shown in hours, shorter ones in minutes. */
const LONG_WAIT_SECONDS = 60

/** Too many attempts, with the seconds to wait. */
export class TooMany extends Refused {
  override readonly retryAfter: number

  constructor(seconds: number) {
    super(seconds > LONG_WAIT_SECONDS ? 'TOO_MANY_REQUESTS' : 'TOO_FAST')
    this.retryAfter = seconds
  }
}

/** Statement timeout, lock timeout, deadlock, too many connections, server stopping or starting; 08P01 is PgBouncer without a connection. */
const BUSY = new Set([
  '57014',
  '55P03',
  '40P01',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '08P01',
  'ECONNREFUSED',
  'ECONNRESET',
  'DATABASE_BUSY',
  'PICTURE_BUCKET_AWAY',
])

/** Converts any thrown value to a refusal; null for server errors. */
export function refusalOf(error: unknown): Refused | null {
  if (error instanceof Refused) return error
  const { statusCode = 500, code } = error as { statusCode?: number; code?: string }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) return new Refused('BODY_TOO_LARGE')
  if (code !== undefined && BUSY.has(code)) return new Refused('SERVER_BUSY')
  if (statusCode === 429) return new Refused('TOO_FAST')
  return statusCode >= 400 && statusCode < 500 ? new Refused('BAD_REQUEST') : null
}
