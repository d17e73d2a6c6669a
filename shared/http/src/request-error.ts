import type { ErrorCode, Refusal } from '@shop/contracts/core/error-codes'

/** A newer call took this one's place: nobody has to hear of it. */
export interface Aborted {
  kind: 'aborted'
}

/** Why a call gave nothing. A refusal carries its code and the codes by field. */
export type RequestError =
  | { kind: 'network' }
  | { kind: 'http'; status: number; code: ErrorCode; refusal: Refusal | null }
  | { kind: 'contract'; about: string }

/** The code whose text a shopper reads (no response gives the no-response-data message). */
export function codeOf(error: RequestError): ErrorCode {
  if (error.kind === 'network') return 'NO_GAINED_RESPONSE_DATA'
  return error.kind === 'http' ? error.code : 'UNKNOWN_ERROR'
}

/** `isStatus(error, 404)`: the API has answered with that status. */
export const isStatus = (error: RequestError, status: number): boolean => error.kind === 'http' && error.status === status

/** `isRefusal(error, 'CAPTCHA_REQUIRED')`: the API has refused with one of these codes. */
export const isRefusal = (error: RequestError, ...codes: readonly ErrorCode[]): boolean =>
  error.kind === 'http' && codes.includes(error.code)

/** What the API found wrong, by field; empty when it named none. */
export const fieldCodesOf = (error: RequestError | null): Readonly<Partial<Record<string, ErrorCode>>> =>
  (error?.kind === 'http' && error.refusal?.errors) || {}

/** What the API said of a form as a whole; null when its fields say it all. */
export const formCodeOf = (error: RequestError | null): ErrorCode | null =>
  error && Object.keys(fieldCodesOf(error)).length === 0 ? codeOf(error) : null

/** The API's own words, such as how many tries are left; null when it gave none. */
export const wordsOf = (error: RequestError): string | null => (error.kind === 'http' ? (error.refusal?.error ?? null) : null)

/** What a failed call makes of the page that cannot be shown without it: 404 for what does not exist, 500 for the rest. For `pageFailed`. */
export const pageFailureOf = (error: RequestError): { status: number } => ({ status: isStatus(error, 404) ? 404 : 500 })
