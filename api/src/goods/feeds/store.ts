import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import zlib from 'node:zlib'
import type { Database, Queryable } from '../../platform/db/database.ts'

const PART_BYTES = 256 * 1024
/** Fast compression: nobody waits for a feed, but shoppers share the processor. */
const BROTLI_QUALITY = 5

export interface Counts {
  /** Offers of a feed, lines of a list. */
  offers: number
  leftOut: number
}

export type Encoding = 'gzip' | 'br'

const COMPRESSORS = {
  gzip: () => zlib.createGzip(),
  br: () => zlib.createBrotliCompress({ params: { [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
}

const PUT_PART = 'INSERT INTO merchant_feed_parts (file, edition, encoding, position, bytes) VALUES ($1, $2, $3, $4, $5)'
const PART = 'SELECT bytes FROM merchant_feed_parts WHERE file = $1 AND edition = $2 AND encoding = $3 AND position = $4'
const PUBLISH = `
  WITH before AS (SELECT edition FROM merchant_feeds WHERE file = $1)
  UPDATE merchant_feeds SET edition = $2, made_at = $3::timestamptz, offers = $4, left_out = $5, claimed_until = NULL
  WHERE file = $1 RETURNING (SELECT edition FROM before) AS before`
/** The previous edition stays for current readers; older and unfinished ones are deleted. */
const CLEAR = 'DELETE FROM merchant_feed_parts WHERE file = $1 AND edition <> $2 AND edition IS DISTINCT FROM $3'

/** Compresses and stores a text as a stream; served once complete. */
export async function publish(database: Database, file: string, text: AsyncIterable<string>, counts: Counts, now: Date): Promise<void> {
  const edition = randomUUID()
  const [toGzip, toBrotli] = [new PassThrough(), new PassThrough()]
  const tee = async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) for (const copy of [toGzip, toBrotli]) if (!copy.write(chunk)) await once(copy, 'drain')
    for (const copy of [toGzip, toBrotli]) copy.end()
  }
  const kept = (encoding: Encoding, copy: PassThrough) =>
    pipeline(copy, COMPRESSORS[encoding](), async (bytes: AsyncIterable<Buffer>) => {
      let position = 0
      for await (const part of parts(bytes)) await database.query(PUT_PART, [file, edition, encoding, position++, part])
    })
  await Promise.all([pipeline(Readable.from(text), tee), kept('gzip', toGzip), kept('br', toBrotli)])
  await database.transaction(async (connection) => {
    const [row] = await connection.query<{ before: string | null }>(PUBLISH, [
      file,
      edition,
      now.toISOString(),
      counts.offers,
      counts.leftOut,
    ])
    await connection.query(CLEAR, [file, edition, row?.before ?? null])
  })
}

async function* parts(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let size = 0
  for await (const chunk of bytes) {
    waiting.push(chunk)
    size += chunk.length
    if (size < PART_BYTES) continue
    yield Buffer.concat(waiting)
    ;[waiting, size] = [[], 0]
  }
  if (size > 0) yield Buffer.concat(waiting)
}

/** Compressed bytes of an edition, one part in memory at a time. */
export async function* keptBytes(database: Queryable, file: string, edition: string, encoding: Encoding): AsyncGenerator<Buffer> {
  for (let position = 0; ; position++) {
    const [part] = await database.query<{ bytes: Buffer }>(PART, [file, edition, encoding, position])
    if (!part) return
    yield part.bytes
  }
}
