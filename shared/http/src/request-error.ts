import type { ErrorCode, Refusal } from '@shop/contracts/error-codes'

/** Why a call gave nothing. An aborted one stays silent; a refusal carries its code and the codes by field. */
export type RequestError =
  | { kind: 'aborted' }
  | { kind: 'network' }
  | { kind: 'http'; status: number; code: ErrorCode; refusal: Refusal | null }
  | { kind: 'contract'; about: string }

/** The code whose text a shopper reads (spec §8: no response gives the no-response-data message). */
export function codeOf(error: RequestError): ErrorCode | null {
  if (error.kind === 'aborted') return null
  if (error.kind === 'network') return 'NO_GAINED_RESPONSE_DATA'
  return error.kind === 'http' ? error.code : 'UNKNOWN_ERROR'
}
