import type { ErrorCode } from '@shop/contracts/core/error-codes'
import type { CreateOrderAnswer } from '@shop/contracts/orders/order'
import type { RequestError } from '@shop/http'

/** Why the order was refused: a server text, or codes with client texts. */
export type Refusal = { kind: 'text'; text: string } | { kind: 'codes'; codes: ErrorCode[] }

/** Precedence after cartChanged: error text, code, field errors, unknown. */
export function refusalOf({ error, code, errors }: Pick<CreateOrderAnswer, 'error' | 'code' | 'errors'>): Refusal {
  if (error) return { kind: 'text', text: error }
  if (code) return { kind: 'codes', codes: [code] }
  const joined = [...new Set(Object.values(errors ?? {}))]
  return { kind: 'codes', codes: joined.length > 0 ? joined : ['UNKNOWN_ERROR'] }
}

/** A refused or unanswered call. */
export function failureOf(failure: RequestError): Refusal {
  if (failure.kind === 'network') return { kind: 'codes', codes: ['NO_GAINED_RESPONSE_DATA'] }
  if (failure.kind === 'contract') return { kind: 'codes', codes: ['UNKNOWN_ERROR'] }
  const { refusal, code } = failure
  return refusalOf({ error: refusal?.error ?? null, code, errors: refusal?.errors ?? null })
}

/** True when the order may exist anyway: the idempotency key is kept for the retry. */
export const isLost = (failure: RequestError) => failure.kind !== 'http' || failure.status >= 500
