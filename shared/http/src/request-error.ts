import type { ErrorCode } from '@shop/contracts/core/error-codes'
import type { Refusal } from '@shop/contracts/core/errors/answer-code'

/** Replaced by a newer call: not reported. */
export interface Aborted {
  kind: 'aborted'
}

/** Why a call failed. A refusal contains its code and codes by field. */
export type RequestError =
  | { kind: 'network' }
  | { kind: 'http'; status: number; code: ErrorCode; refusal: Refusal | null }
  | { kind: 'contract'; about: string }

/** The code whose text is displayed (no response uses the no-response-data message). */
export function codeOf(error: RequestError): ErrorCode {
  if (error.kind === 'network') return 'NO_GAINED_RESPONSE_DATA'
  return error.kind === 'http' ? error.code : 'UNKNOWN_ERROR'
}

/** `isStatus(error, 404)`: the API responded with that status. */
export const isStatus = (error: RequestError, status: number): boolean => error.kind === 'http' && error.status === status

/** `isRefusal(error, 'CAPTCHA_REQUIRED')`: the API refused with one of these codes. */
export const isRefusal = (error: RequestError, ...codes: readonly ErrorCode[]): boolean =>
  error.kind === 'http' && codes.includes(error.code)

/** Error codes by field; empty if there are none. */
export const fieldCodesOf = (error: RequestError | null): Readonly<Partial<Record<string, ErrorCode>>> =>
  (error?.kind === 'http' && error.refusal?.errors) || {}

/** Error code of the whole form; null when field errors cover everything. */
export const formCodeOf = (error: RequestError | null): ErrorCode | null =>
  error && Object.keys(fieldCodesOf(error)).length === 0 ? codeOf(error) : null

/** The API's own text, such as remaining attempts; null if there is none. */
export const wordsOf = (error: RequestError): string | null => (error.kind === 'http' ? (error.refusal?.error ?? null) : null)

/** Statuses of an address that names nothing: an unknown id, or one that is too long or no text. */
const NAMES_NOTHING: readonly number[] = [400, 404, 410, 413, 414, 422]

/** What the address names does not exist, however the API says so. */
export const isNotFound = (error: RequestError): boolean => error.kind === 'http' && NAMES_NOTHING.includes(error.status)

/** The API is away, too slow or has too much to do: the page will be there again [errors-page.api-away]. */
const isAway = (error: RequestError): boolean =>
  error.kind === 'network' || (error.kind === 'http' && [429, 502, 503, 504].includes(error.status))

/**
 * Error page for a failed required call: 404 where the address names nothing, 503 in documents while the API is away, 500 otherwise, and
 * without blame where the browser has got no answer at all. For `pageFailed`.
 */
export const pageFailureOf = (error: RequestError): { status: number; isLost?: boolean; isOfContract?: boolean } => ({
  status: isNotFound(error) ? 404 : __SERVER__ && isAway(error) ? 503 : 500,
  ...(error.kind === 'network' && !__SERVER__ && { isLost: true }),
  ...(error.kind === 'contract' && { isOfContract: true }),
})
