import { ReleaseError } from '../record.ts'

/** One object of a store. */
export interface StoredObject {
  content: Buffer
  /** Changes with the content. */
  etag: string
  /** Milliseconds, by the clock of the store. */
  at: number
}

export interface ListedObject {
  key: string
  etag: string
  size: number
  at: number
}

/**
 * Where releases are kept beyond one machine: a bucket, or a folder that machines share. Writes with a condition are decided by the store,
 * so of two that race exactly one wins.
 */
export interface ObjectStore {
  /** For sentences: `s3://shop/releases`. */
  readonly address: string
  /** Now, by the clock of the store: machines may differ. */
  now(): number
  /** Null when there is none; `unchanged` when it still has the etag that is known. */
  read(key: string): Promise<StoredObject | null>
  readChanged(key: string, etag: string | null): Promise<StoredObject | null | 'unchanged'>
  /** Every object below a prefix. */
  list(prefix: string): Promise<ListedObject[]>
  write(key: string, content: Buffer | string): Promise<void>
  /** Its etag; null when there is another one already, and nothing was written. The same content may be created twice: an answer was lost. */
  create(key: string, content: Buffer | string): Promise<string | null>
  /** Its new etag; null when it is not the one with this etag any more, and nothing was written. */
  replace(key: string, content: Buffer | string, etag: string): Promise<string | null>
  remove(key: string): Promise<void>
}

/** The store does not answer, or refuses us: nothing is known of what it holds. */
export class StoreAwayError extends ReleaseError {
  constructor(address: string, reason: string) {
    super(`${address} does not answer: ${reason}.`)
  }
}
