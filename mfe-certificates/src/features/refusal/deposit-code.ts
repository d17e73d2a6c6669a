import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { codeOf, type RequestError } from '@shop/http'

const SAYS_NOTHING: readonly ErrorCode[] = ['NOT_FOUND', 'UNKNOWN_ERROR', 'BAD_REQUEST', 'SERVER_ERROR']

/** Deposit errors without a message of their own fall back to "could not create the order", "could not get the data". */
export function depositCode(error: RequestError, fallback: 'DEPOSIT_ORDER' | 'DEPOSIT_DATA'): ErrorCode {
  const code = codeOf(error)
  return SAYS_NOTHING.includes(code) ? fallback : code
}
