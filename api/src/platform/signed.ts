import type { Endpoint } from '@shop/contracts/core/endpoint'
import { type Api, type Call, implement } from './http/implement.ts'
import { Refused } from './http/refusal.ts'
import type { SignedCall } from './ports/back-office.ts'

interface SignedOptions {
  /** A signing key other than the office's own. */
  isSigned?: (call: SignedCall, now: Date) => boolean
  bodyLimit?: number
  isSlow?: boolean
}

/** Implements a back office call: an unsigned or outdated one is refused (UNAUTHORIZED). */
export function implementSigned<Params extends string, Body, Answer, Query>(
  api: Api,
  endpoint: Endpoint<Params, Body, Answer, Query>,
  handler: (call: Call<Params, Body, Query>) => Promise<Answer>,
  { isSigned = api.ports.backOffice.isSigned, bodyLimit, isSlow = false }: SignedOptions = {},
): void {
  const signedOnly = (call: Call<Params, Body, Query>) => {
    const { method, url, headers, rawBody } = call.request
    const signed = {
      method,
      path: url,
      body: rawBody ?? '',
      timestamp: headers['x-office-timestamp'],
      signature: headers['x-office-signature'],
    }
    if (!isSigned(signed, api.clock.now())) throw new Refused('UNAUTHORIZED')
    return handler(call)
  }
  implement(api, endpoint, signedOnly, { isSlow, ...(bodyLimit !== undefined && { bodyLimit }) })
}
