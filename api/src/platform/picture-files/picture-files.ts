import type { Logger } from '@shop/observability/log'
import * as v from 'valibot'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import type { Clock } from '../clock/clock.ts'
import type { Database, Queryable } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'
import { enqueue } from '../outbox/enqueue.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { defineJob } from '../outbox/work.ts'
import type { PictureBucket } from './bucket.ts'

const FILE = 'SELECT bytes FROM picture_files WHERE path = $1'
const ADD = `
  INSERT INTO picture_files (path, picture, bytes, created_at) VALUES ($1, $2, $3, $4::timestamptz) ON CONFLICT (path) DO NOTHING`
const NAMED = 'SELECT path FROM picture_files WHERE path = ANY($1::text[])'

const pathRow = v.object({ path: v.string() })

/** The bucket does not answer: calls are refused as busy. */
class BucketAway extends Error {
  readonly code = 'PICTURE_BUCKET_AWAY'
}

/** Removes those objects that no row names. */
const unnamedObjects = defineJob('pictures.unnamed', v.object({ paths: v.array(v.string()) }))

interface Upload {
  /** What the files belong to, and what their paths begin with. */
  picture: string
  base: string
  /** End of a path → content. */
  files: ReadonlyMap<string, Buffer>
}

export interface FilesOptions {
  database: Database
  clock: Clock
  log: Logger
  /** Null: the rows have the bytes. */
  bucket: PictureBucket | null
}

/** Files of uploaded pictures: rows of the database, or with UPLOADS_URL objects of a bucket, whose rows have no bytes [machines.uploads-in-bucket]. */
export class PictureFiles {
  readonly #options: FilesOptions

  constructor(options: FilesOptions) {
    this.#options = options
  }

  /**
   * Writes objects, and returns what adds their rows within the caller's transaction. Objects of a transaction that fails are removed a day later.
   * @throws BucketAway
   */
  async put({ picture, base, files }: Upload): Promise<(connection: Queryable) => Promise<void>> {
    const { database, clock, bucket } = this.#options
    if (bucket) {
      const paths = [...files.keys()].map((end) => base + end)
      await enqueue(database, unnamedObjects, { paths }, new Date(clock.now().getTime() + DAY_MS))
      await this.#ask('write', () => Promise.all([...files].map(([end, bytes]) => bucket.write(base + end, bytes))))
    }
    return async (connection) => {
      const now = clock.now().toISOString()
      for (const [end, bytes] of files) await connection.query(ADD, [base + end, picture, bucket ? null : bytes, now])
    }
  }

  /**
   * Null when there is no such picture.
   * @throws BucketAway
   */
  async read(connection: Queryable, path: string): Promise<Buffer | null> {
    const [row] = await connection.query<{ bytes: Uint8Array | null }>(FILE, [path])
    return row ? this.contentOf(path, row.bytes) : null
  }

  /** Content of a row that was read. */
  async contentOf(path: string, bytes: Uint8Array | null): Promise<Buffer | null> {
    const { bucket, log } = this.#options
    if (bytes) return Buffer.from(bytes)
    if (!bucket) log.error({ path }, 'a picture is in a bucket, and UPLOADS_URL names none')
    return bucket && this.#ask('read', () => bucket.read(path))
  }

  async #ask<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
    } catch (error) {
      this.#options.log.warn({ err: error }, `the bucket of pictures: ${what}`)
      throw new BucketAway(what)
    }
  }
}

/**
 * Deletes rows of files within a transaction; their objects follow once it is through.
 * @param statement deletes from picture_files, without RETURNING
 */
export async function deleteFiles(connection: Queryable, statement: string, values: readonly unknown[], objectsAt?: Date): Promise<void> {
  const gone = await rowsOf(connection, v.object({ path: v.string(), isObject: v.boolean() }), `${statement} ${DELETED}`, [...values])
  const paths = gone.filter(({ isObject }) => isObject).map(({ path }) => path)
  if (paths.length > 0) await enqueue(connection, unnamedObjects, { paths }, objectsAt)
}

const DELETED = 'RETURNING picture_files.path, picture_files.bytes IS NULL AS "isObject"'

/** The worker's part. */
export function removeUnnamedObjects(outbox: Outbox, { database, bucket }: FilesOptions) {
  outbox.handle(unnamedObjects, async ({ paths }) => {
    if (!bucket) throw new Error('Pictures are to be removed from a bucket, and UPLOADS_URL names none.')
    const named = new Set((await rowsOf(database, pathRow, NAMED, [paths])).map(({ path }) => path))
    for (const path of paths) if (!named.has(path)) await bucket.remove(path)
  })
}
