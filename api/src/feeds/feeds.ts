import { pipeline, Readable } from 'node:stream'
import zlib from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { runPeriodically } from '../clock/rounds.ts'
import type { Api } from '../http/implement.ts'
import { Refused } from '../http/refusal.ts'
import { isNamed } from '../http/revalidated.ts'
import { visitorOf } from '../http/visitor.ts'
import { FEEDS } from './files.ts'
import { makeDueFeeds } from './nightly.ts'
import { type Encoding, keptBytes } from './store.ts'

const ROUND_MS = 60_000
const FEED_SQL = 'SELECT edition, made_at AS "madeAt" FROM merchant_feeds WHERE file = $1 AND edition IS NOT NULL'

interface Edition {
  edition: string
  madeAt: Date | string
}

/** GET /feeds/{file}: product feeds, on hosts of their storefront only; built at night. */
export function serveFeeds(api: Api) {
  api.server.get<{ Params: { file: string } }>('/feeds/:file', async (request, reply) => {
    const { storefront } = visitorOf(request, api.frontDoorKey).shop
    const feed = FEEDS.find(({ file }) => file === request.params.file)
    const [made] = feed?.storefront === storefront ? await api.database.query<Edition>(FEED_SQL, [feed.file]) : []
    if (!feed || !made) throw new Refused('NOT_FOUND')
    return send(api, feed.file, made, request, reply)
  })
  runPeriodically(api, 'feeds', ROUND_MS, () => makeDueFeeds(api))
}

function send({ database }: Api, file: string, { edition, madeAt }: Edition, request: FastifyRequest, reply: FastifyReply) {
  const etag = `W/"${edition}"`
  void reply.headers({
    etag,
    'cache-control': 'public, max-age=600',
    'last-modified': new Date(madeAt).toUTCString(),
    vary: 'accept-encoding',
    // For services that know the URL; not for search results.
    'x-robots-tag': 'noindex',
  })
  if (isNamed(etag, request.headers['if-none-match'])) return reply.code(304).send()
  const taken = encodingOf(request.headers['accept-encoding'])
  const kept = Readable.from(keptBytes(database, file, edition, taken ?? 'gzip'))
  void reply.type('application/xml; charset=utf-8')
  return taken ? reply.header('content-encoding', taken).send(kept) : reply.send(pipeline(kept, zlib.createGunzip(), () => undefined))
}

function encodingOf(accepted: string | string[] = ''): Encoding | null {
  const given = String(accepted)
    .split(',')
    .map((one) => one.trim().replace(/;\s*q=(?!0(?:\.0+)?$).*/, ''))
  return (['br', 'gzip'] as const).find((encoding) => given.includes(encoding)) ?? null
}
