import { runPeriodically } from '../../platform/clock/rounds.ts'
import type { Api } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { visitorOf } from '../../platform/http/visitor.ts'
import { FEEDS } from './files.ts'
import { makeDueFeeds } from './nightly.ts'
import { editionOf, sendFile } from './serve-file.ts'

const ROUND_MS = 60_000

/** GET /feeds/{file}: product feeds, on hosts of their storefront only; built at night. */
export function serveFeeds(api: Api) {
  api.server.get<{ Params: { file: string } }>('/feeds/:file', async (request, reply) => {
    const { storefront } = visitorOf(request, api.frontDoorKey).shop
    const feed = FEEDS.find(({ file }) => file === request.params.file)
    const made = feed?.storefront === storefront ? await editionOf(api.database, feed.file) : undefined
    if (!feed || !made) throw new Refused('NOT_FOUND')
    void reply.type('application/xml; charset=utf-8')
    return sendFile(api.database, feed.file, made, request, reply)
  })
  runPeriodically(api, 'feeds', ROUND_MS, () => makeDueFeeds(api))
}
