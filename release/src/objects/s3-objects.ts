import type * as S3 from '@aws-sdk/client-s3'
import { setTimeout } from 'node:timers/promises'
import { type ListedObject, type ObjectStore, StoreAwayError, type StoredObject } from './objects.ts'

type Library = typeof S3

/** Time limits: a server that does not answer must not block a command or a front door. */
const CONNECT_MS = 1500
const ANSWER_MS = 5000
const ATTEMPTS = 3
/** Pause before a write that met another one is tried again. */
const CONFLICT_MS = 50
const MOST_CONFLICTS = 5
/** Of `list` and reads; the pointer alone is asked for by a poll. */
const MAX_SOCKETS = 32
const FOREVER = 'public, max-age=31536000, immutable'
const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  avif: 'image/avif',
  webp: 'image/webp',
  json: 'application/json',
}

const statusOf = (error: unknown) => (error as Partial<S3.S3ServiceException>).$metadata?.httpStatusCode
const reasonOf = (error: unknown) => {
  const { name, message } = error as Error
  if (name === 'TimeoutError') return `nothing for ${ANSWER_MS / 1000} s`
  return [...new Set([statusOf(error), name, message.replace(/\.$/, '')])].filter(Boolean).join(' ')
}

export interface BucketAddress {
  bucket: string
  /** Empty, or with a slash at its end. */
  prefix: string
  /** Keys below it are for browsers and CDNs. */
  publicPrefix: string
}

/** A bucket of S3 or of a server that speaks like it, by the official client and its variables (`AWS_REGION`, `AWS_ENDPOINT_URL_S3`…). */
export class S3Objects implements ObjectStore {
  readonly address: string
  readonly #library: Library
  readonly #client: S3.S3Client
  readonly #where: BucketAddress
  /** Of the store's clock beyond ours. */
  #aheadMs = 0

  private constructor(library: Library, where: BucketAddress) {
    this.address = `s3://${where.bucket}/${where.prefix}`
    this.#library = library
    this.#where = where
    // Servers other than Amazon's have buckets in paths and no regions, and not all know the newer checksums.
    const isOther = Boolean(process.env['AWS_ENDPOINT_URL_S3'] || process.env['AWS_ENDPOINT_URL'])
    this.#client = new library.S3Client({
      ...(isOther && { forcePathStyle: true, region: process.env['AWS_REGION'] || 'us-east-1' }),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: ATTEMPTS,
      requestHandler: {
        connectionTimeout: CONNECT_MS,
        requestTimeout: ANSWER_MS,
        throwOnRequestTimeout: true,
        httpAgent: { maxSockets: MAX_SOCKETS },
        httpsAgent: { maxSockets: MAX_SOCKETS },
      },
    })
    this.#client.middlewareStack.add(
      (next) => async (args) => {
        const answer = await next(args)
        const { headers } = (answer.response ?? {}) as { headers?: Record<string, string> }
        if (headers?.['date']) this.#aheadMs = Date.parse(headers['date']) - Date.now()
        return answer
      },
      { step: 'deserialize', priority: 'low' },
    )
  }

  /** Loads the client, which takes long, only here. */
  static async open(where: BucketAddress): Promise<S3Objects> {
    return new S3Objects(await import('@aws-sdk/client-s3'), where)
  }

  now(): number {
    return Date.now() + this.#aheadMs
  }

  async read(key: string): Promise<StoredObject | null> {
    const found = await this.readChanged(key, null)
    return found === 'unchanged' ? null : found
  }

  readChanged(key: string, etag: string | null): Promise<StoredObject | null | 'unchanged'> {
    return this.#try<StoredObject | null | 'unchanged'>(
      async () => {
        const command = new this.#library.GetObjectCommand({ ...this.#nameOf(key), ...(etag !== null && { IfNoneMatch: etag }) })
        const { Body, ETag = '', LastModified } = await this.#client.send(command)
        const content = Buffer.from((await Body?.transformToByteArray()) ?? [])
        return { content, etag: ETag, at: LastModified?.getTime() ?? 0 }
      },
      { 304: 'unchanged', 404: null },
    )
  }

  list(prefix: string): Promise<ListedObject[]> {
    return this.#try(async () => {
      const { bucket, prefix: own } = this.#where
      const found: ListedObject[] = []
      let token: string | undefined
      do {
        const command = new this.#library.ListObjectsV2Command({ Bucket: bucket, Prefix: own + prefix, ContinuationToken: token })
        const { Contents = [], NextContinuationToken } = await this.#client.send(command)
        for (const { Key = '', ETag = '', Size = 0, LastModified } of Contents)
          found.push({ key: Key.slice(own.length), etag: ETag, size: Size, at: LastModified?.getTime() ?? 0 })
        token = NextContinuationToken
      } while (token)
      return found
    })
  }

  async write(key: string, content: Buffer | string): Promise<void> {
    await this.#put(key, content, {})
  }

  /** An attempt that got no answer may have been heard: then the object is there, and is ours. */
  async create(key: string, content: Buffer | string): Promise<string | null> {
    const made = await this.#put(key, content, { IfNoneMatch: '*' })
    if (made !== null) return made
    const found = await this.read(key)
    return found?.content.equals(Buffer.from(content)) ? found.etag : null
  }

  async replace(key: string, content: Buffer | string, etag: string): Promise<string | null> {
    const made = await this.#put(key, content, { IfMatch: etag })
    if (made !== null) return made
    const found = await this.read(key)
    return found && found.etag !== etag && found.content.equals(Buffer.from(content)) ? found.etag : null
  }

  async remove(key: string): Promise<void> {
    await this.#try(() => this.#client.send(new this.#library.DeleteObjectCommand(this.#nameOf(key))), { 404: null })
  }

  #nameOf(key: string) {
    return { Bucket: this.#where.bucket, Key: this.#where.prefix + key }
  }

  async #put(key: string, content: Buffer | string, condition: { IfNoneMatch?: '*'; IfMatch?: string }): Promise<string | null> {
    const extension = key.slice(key.lastIndexOf('.') + 1)
    const command = new this.#library.PutObjectCommand({
      ...this.#nameOf(key),
      ...condition,
      Body: content,
      ContentType: TYPES[extension] ?? 'application/octet-stream',
      ...(key.startsWith(this.#where.publicPrefix) && { CacheControl: FOREVER }),
    })
    for (let conflicts = 0; ; conflicts += 1) {
      const put = async () => ({ etag: (await this.#client.send(command)).ETag ?? '' })
      // Met another write or deletion (409): whether the condition holds is known once that is over.
      const made = await this.#try<{ etag: string } | null | 'conflict'>(put, { 404: null, 409: 'conflict', 412: null })
      if (made !== 'conflict') return made?.etag ?? null
      if (conflicts === MOST_CONFLICTS) throw new StoreAwayError(this.address, `409 at each attempt to write ${key}`)
      await setTimeout(CONFLICT_MS * 2 ** conflicts)
    }
  }

  async #try<Result>(work: () => Promise<Result>, known: Record<number, Result> = {}): Promise<Result> {
    try {
      return await work()
    } catch (error) {
      const status = statusOf(error)
      const isBucketGone = (error as Error).name === 'NoSuchBucket'
      if (status !== undefined && status in known && !isBucketGone) return known[status] as Result
      throw new StoreAwayError(this.address, reasonOf(error))
    }
  }
}
