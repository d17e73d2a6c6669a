import type * as S3 from '@aws-sdk/client-s3'
import { StartError } from '../db/database.ts'

type Library = typeof S3

/** A store that does not answer must not hold up a call beyond its own limit. */
const CONNECT_MS = 1500
const ANSWER_MS = 4000
const ATTEMPTS = 2
const TYPES: Record<string, string> = { avif: 'image/avif', webp: 'image/webp' }

/** A private bucket of S3 or of a server that speaks like it: the API alone reads it. By the official client and its variables (`AWS_REGION`, `AWS_ENDPOINT_URL_S3`…). */
export class PictureBucket {
  readonly #library: Library
  readonly #client: S3.S3Client
  readonly #bucket: string
  readonly #folder: string

  private constructor(library: Library, bucket: string, folder: string) {
    this.#library = library
    this.#bucket = bucket
    this.#folder = folder
    // Servers other than Amazon's have buckets in paths and no regions, and not all know the newer checksums.
    const isOther = Boolean(process.env['AWS_ENDPOINT_URL_S3'] || process.env['AWS_ENDPOINT_URL'])
    this.#client = new library.S3Client({
      ...(isOther && { forcePathStyle: true, region: process.env['AWS_REGION'] || 'us-east-1' }),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: ATTEMPTS,
      requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS, throwOnRequestTimeout: true },
    })
  }

  /** @throws StartError when the address is none of a bucket. */
  static async open(address: string): Promise<PictureBucket> {
    const url = URL.parse(address)
    if (url?.protocol !== 's3:' || !url.hostname || url.search || url.hash)
      throw new StartError(`UPLOADS_URL is "${address}", and it must be an address such as s3://bucket/folder.`)
    const folder = url.pathname.replace(/^\/+|\/+$/g, '')
    // Takes long to load, and most shops need none.
    return new PictureBucket(await import('@aws-sdk/client-s3'), url.hostname, folder && `${folder}/`)
  }

  async write(path: string, bytes: Buffer): Promise<void> {
    const ContentType = TYPES[path.slice(path.lastIndexOf('.') + 1)]
    await this.#client.send(new this.#library.PutObjectCommand({ ...this.#nameOf(path), Body: bytes, ContentType }))
  }

  /** Null when there is no such object. */
  async read(path: string): Promise<Buffer | null> {
    try {
      const { Body } = await this.#client.send(new this.#library.GetObjectCommand(this.#nameOf(path)))
      return Buffer.from((await Body?.transformToByteArray()) ?? [])
    } catch (error) {
      if (error instanceof this.#library.NoSuchKey) return null
      throw error
    }
  }

  async remove(path: string): Promise<void> {
    await this.#client.send(new this.#library.DeleteObjectCommand(this.#nameOf(path)))
  }

  close() {
    this.#client.destroy()
  }

  #nameOf(path: string) {
    return { Bucket: this.#bucket, Key: this.#folder + path }
  }
}
