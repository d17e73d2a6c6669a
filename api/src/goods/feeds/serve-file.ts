import { pipeline, Readable } from 'node:stream'
import zlib from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Queryable } from '../../platform/db/database.ts'
import { isNamed } from '../../platform/http/revalidated.ts'
import { type Encoding, keptBytes } from './store.ts'

const EDITION_SQL = 'SELECT edition, made_at AS "madeAt", offers FROM merchant_feeds WHERE file = $1 AND edition IS NOT NULL'

export interface Edition {
  edition: string
  madeAt: Date | string
  /** Offers of a feed, lines of a list. */
  offers: number
}

/** The complete edition of a file, if there is one. */
export const editionOf = async (database: Queryable, file: string): Promise<Edition | undefined> =>
  (await database.query<Edition>(EDITION_SQL, [file]))[0]

/** Streams a file as it is stored, compressed where that is accepted. The content type is the caller's. */
export function sendFile(database: Queryable, file: string, { edition, madeAt }: Edition, request: FastifyRequest, reply: FastifyReply) {
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
  return taken ? reply.header('content-encoding', taken).send(kept) : reply.send(pipeline(kept, zlib.createGunzip(), () => undefined))
}

function encodingOf(accepted: string | string[] = ''): Encoding | null {
  const given = String(accepted)
    .split(',')
    .map((one) => one.trim().replace(/;\s*q=(?!0(?:\.0+)?$).*/, ''))
  return (['br', 'gzip'] as const).find((encoding) => given.includes(encoding)) ?? null
}
