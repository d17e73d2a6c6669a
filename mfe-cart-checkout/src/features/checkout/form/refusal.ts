import type { ErrorCode } from '@shop/contracts/core/error-codes'
import type { CreateOrderAnswer } from '@shop/contracts/orders/order'
import type { RequestError } from '@shop/http'

/** Why an order was not made: words of the server, or codes whose words the view knows. */
export type Refusal = { kind: 'text'; text: string } | { kind: 'codes'; codes: ErrorCode[] }

/** After cartChanged: the error's text, else the code, else the fields' errors, else unknown. */
export function refusalOf({ error, code, errors }: Pick<CreateOrderAnswer, 'error' | 'code' | 'errors'>): Refusal {
  if (error) return { kind: 'text', text: error }
  if (code) return { kind: 'codes', codes: [code] }
  const joined = [...new Set(Object.values(errors ?? {}))]
  return { kind: 'codes', codes: joined.length > 0 ? joined : ['UNKNOWN_ERROR'] }
}

/** A call that was turned down, or that nobody answered. */
export function failureOf(failure: RequestError): Refusal {
  if (failure.kind === 'network') return { kind: 'codes', codes: ['NO_GAINED_RESPONSE_DATA'] }
  if (failure.kind === 'contract') return { kind: 'codes', codes: ['UNKNOWN_ERROR'] }
  const { refusal, code } = failure
  return refusalOf({ error: refusal?.error ?? null, code, errors: refusal?.errors ?? null })
}

/** True when the order may have been made all the same: its key is kept for the next try. */
export const isLost = (failure: RequestError) => failure.kind !== 'http' || failure.status >= 500
