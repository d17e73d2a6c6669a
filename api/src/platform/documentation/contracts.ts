import { callId, callShapeOf } from '@shop/contracts/core/shapes/shape'
import { offeredCalls } from '@shop/contracts/core/shapes/offered-calls'
import { implement, type Api } from '../http/implement.ts'

/** GET /contracts: what releases are compared with [release.gate-api]. Written once: calls do not change while the API runs. */
export function serveContracts(api: Api) {
  let written = Buffer.alloc(0)
  api.server.addHook('onReady', async () => {
    const calls = api.endpoints.map((endpoint) => ({ call: callId(endpoint), ...callShapeOf(endpoint) }))
    written = Buffer.from(JSON.stringify({ schema: api.schema, calls }))
  })
  implement(api, offeredCalls, async () => ({ schema: api.schema, calls: [] }), { isExact: true, write: () => written })
}
