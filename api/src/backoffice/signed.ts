import type { Endpoint } from '@shop/contracts/endpoint'
import { type Api, type Call, implement } from '../http/implement.ts'
import { Refused } from '../http/refusal.ts'

/** Serves a call of the back office: one that it has not signed, or too long ago, is refused (UNAUTHORIZED). */
export function implementSigned<Params extends string, Body, Answer, Query>(
  api: Api,
  endpoint: Endpoint<Params, Body, Answer, Query>,
  handler: (call: Call<Params, Body, Query>) => Promise<Answer>,
): void {
  implement(api, endpoint, (call) => {
    const { method, url, headers, rawBody } = call.request
    const signed = {
      method,
      path: url,
      body: rawBody ?? '',
      timestamp: headers['x-office-timestamp'],
      signature: headers['x-office-signature'],
    }
    if (!api.ports.backOffice.isSigned(signed, api.clock.now())) throw new Refused('UNAUTHORIZED')
    return handler(call)
  })
}
