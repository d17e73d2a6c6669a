import { PREVIEW_COOKIE } from '@shop/contracts/content/content-publishing'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { CurrentReads } from '../../platform/replica/current-reads.ts'
import type { Api } from '../../platform/http/implement.ts'
import { TtlCache } from '../../platform/clock/ttl-cache.ts'
import { readPreviewToken } from './preview/token.ts'
import { type Draft, documentShown } from './published-sql.ts'

const CACHE_MS = 10_000
const DRAFT_SQL = 'SELECT documents FROM content_drafts WHERE id = $1 AND expires_at > $2::timestamptz'

type Asking = Pick<FastifyRequest, 'cookies'>

/** Published content, overlaid with a draft in a preview. */
export class Published {
  readonly #database: Queryable
  readonly #reads: CurrentReads
  readonly #clock: Clock
  readonly #previewKey: string
  readonly #kept: TtlCache<unknown>
  readonly #caches: Pick<TtlCache<unknown>, 'clearAt'>[] = []

  constructor({ database, reads }: { database: Queryable; reads: CurrentReads }, clock: Clock, previewKey: string) {
    this.#database = database
    this.#reads = reads
    this.#clock = clock
    this.#previewKey = previewKey
    this.#kept = this.cache(CACHE_MS)
  }

  /** A cache of content that is cleared when this process publishes; other processes wait until it is old. */
  cache<T>(milliseconds: number): TtlCache<T> {
    const cache = new TtlCache<T>(this.#clock, milliseconds)
    this.#caches.push(cache)
    return cache
  }

  /** Something was published that is shown from this moment. */
  changed(from: Date) {
    this.#reads.renew()
    for (const cache of this.#caches) cache.clearAt(from)
  }

  /** The request's preview; null for shoppers. */
  async draftOf({ cookies }: Asking): Promise<Draft | null> {
    const token = cookies[PREVIEW_COOKIE]
    if (!token) return null
    const now = this.#clock.now()
    const preview = readPreviewToken(token, this.#previewKey, now)
    if (!preview) return null
    const [row] = await this.#database.query<{ documents: Draft }>(DRAFT_SQL, [preview.draft, now.toISOString()])
    return row?.documents ?? null
  }

  /** An editor looks at what she has just sent. */
  readsFor({ cookies }: Asking): Queryable {
    return cookies[PREVIEW_COOKIE] ? this.#database : this.#reads
  }

  /** Banners, promises or texts; null if never published. */
  async document<Body>(name: string, request: Asking): Promise<Body | null> {
    const read = (draft?: Draft) => documentShown<Body>(this.readsFor(request), name, this.#clock.now(), draft)
    const draft = await this.draftOf(request)
    return draft ? read(draft) : (this.#kept.of(name, () => read()) as Promise<Body | null>)
  }
}

/** For calls that show what editors published. */
export interface PublishedApi extends Api {
  published: Published
}

export interface PreviewApi extends PublishedApi {
  /** Key for previews; empty disables them. */
  previewKey: string
}
