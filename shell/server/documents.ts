import { createHash } from 'node:crypto'
import { match, type Match } from '@shop/contracts/routes'
import { describe } from '../src/head/describe.ts'
import type { RenderJob, RenderedPage } from '../src/render-job.ts'
import { inSpan } from '@shop/observability/spans'
import type { ArtifactFiles } from './artifact-files.ts'
import { cacheKey, sharedSearch } from './cache-key.ts'
import { MicroCache } from './cache.ts'
import { Compression } from './compression.ts'
import type { Config } from './config.ts'
import { documentHtml } from './document-html.ts'
import { forwardedHeaders } from './forwarded.ts'
import { log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { filesOf, ownersOf } from './page-files.ts'
import { policyOf } from './policy.ts'
import type { Releases } from './releases.ts'
import type { RenderPool } from './render-pool.ts'
import type { Snapshot } from './snapshot.ts'
import type { Visit } from './visit.ts'

const LIFE_MS = 10_000
/** A page that is asked for now and then is given as it was a minute ago: prices and stock are asked again before anything is sold. */
const STALE_MS = 60_000
/** By then the browser that got it has painted, asked for its code and taken the page over (decision 7). */
const RENEW_AFTER_MS = 2500
const MOST_BYTES = 64 * 1024 * 1024
const SLOW_CPU_MS = 100

export interface ShopDocument {
  status: number
  text: Buffer
  compressed: Buffer
  policy: string
  /** Changes with the text: a browser that has it already gets a 304. */
  etag: string
  /** Nobody but this shopper may keep it: what it shows depends on the person. */
  personal: boolean
  /** Everything is in it: others may get the same. */
  complete: boolean
}

interface Wanted {
  visit: Visit
  found: Match | null
  search: string
  snapshot: Snapshot
}

export class Documents {
  readonly #cache = new MicroCache<ShopDocument>({
    lifeMs: LIFE_MS,
    staleMs: STALE_MS,
    renewAfterMs: RENEW_AFTER_MS,
    mostBytes: MOST_BYTES,
    bytesOf: ({ text, compressed }) => text.length + compressed.length,
    mayKeep: ({ complete }) => complete,
  })
  readonly #compression = new Compression()
  readonly #config: Config
  readonly #releases: Releases
  readonly #pool: RenderPool
  readonly #files: ArtifactFiles
  readonly #metrics: Metrics

  constructor(config: Config, releases: Releases, pool: RenderPool, files: ArtifactFiles, metrics: Metrics) {
    this.#config = config
    this.#releases = releases
    this.#pool = pool
    this.#files = files
    this.#metrics = metrics
  }

  get cached() {
    return this.#cache.hits
  }

  /** Never rejects for a page's own fault: the browser renders what the server could not. */
  async of(visit: Visit): Promise<ShopDocument> {
    const found = match(visit.pathname, visit.search)
    const search = found ? sharedSearch(visit.search) : ''
    const snapshot = this.#releases.current()
    const document = await this.#cache.get(cacheKey(visit, search, snapshot.serial), () => this.#make({ visit, found, search, snapshot }))
    if (document.complete) void this.#compression.asked(document)
    return document
  }

  async #make(wanted: Wanted): Promise<ShopDocument> {
    const { visit, found, search, snapshot } = wanted
    const { context, origin, theme } = visit
    const page = await this.#render(wanted)
    const status = page?.status ?? (found ? 200 : 404)
    const files = filesOf(snapshot, found?.row ?? null, context.locale)
    const address = found ? { ...found.address, search } : { pathname: visit.pathname, search, params: {} }
    const description = describe(page?.head ?? { title: '' }, { row: found?.row ?? null, address, context, origin, status })
    const text = documentHtml({
      context,
      origin,
      theme,
      files,
      sheets: files.styles.map(({ href }) => this.#files.textOf(href)),
      sprite: this.#files.textOf(files.sprite),
      release: snapshot.forBrowser,
      mapTiles: this.#config.mapTiles,
      status,
      description,
      page: page && { html: page.html, values: page.values, picture: page.head.picture, jsonLd: page.head.jsonLd },
    })
    const buffer = Buffer.from(text)
    const etag = `W/"${createHash('sha1').update(buffer).digest('base64url')}"`
    return {
      status,
      text: buffer,
      etag,
      compressed: await this.#compression.of(buffer, etag),
      policy: policyOf(
        files.styles.map(({ integrity }) => integrity),
        this.#config.paymentOrigin,
        this.#config.mapTiles && new URL(this.#config.mapTiles).origin,
      ),
      personal: found?.row.personal === true,
      complete: page !== null && page.errors.length === 0 && (status === 200 || status === 404),
    }
  }

  async #render({ visit, found, search, snapshot }: Wanted): Promise<RenderedPage | null> {
    const { shell, remotes, versions } = snapshot
    // Asked for inside the step, so that the API's own steps come after it.
    const jobNow = (): RenderJob => ({
      pathname: visit.pathname,
      search,
      origin: visit.origin,
      context: visit.context,
      api: { base: this.#config.apiUrl, headers: guestHeaders(this.#config, visit) },
      versions,
      ...(!found && { failure: 404 }),
    })
    const used = ownersOf(found?.row ?? null).flatMap((owner) => remotes[owner] ?? [])
    try {
      const parts = used.map(({ name, version }) => `${name}@${version}`)
      const step = { name: 'render', kind: 'inside' as const, attributes: { remotes: parts.join(' ') } }
      const order = () => ({ shell: shell.version, job: jobNow(), versions: parts })
      const { page, cpuMs } = await inSpan(step, () => this.#pool.run(order()))
      this.#metrics.rendered(cpuMs)
      if (cpuMs > SLOW_CPU_MS) log('slow render', `${visit.pathname}: ${Math.round(cpuMs)} ms of processor time`)
      for (const error of page.errors) log('render', `${visit.pathname}: ${error.split('\n').slice(0, 3).join(' | ')}`)
      return page
    } catch (error) {
      this.#metrics.failed()
      log('render', `${visit.pathname}: ${error instanceof Error ? error.message.split('\n').slice(0, 3).join(' | ') : 'failed'}`)
      return null
    }
  }
}

/** Whom we render for is a guest of that storefront, language and country: the shopper's own cookies stay outside. */
const guestHeaders = (config: Config, visit: Visit) => ({
  ...forwardedHeaders(config.frontDoorKey, visit),
  cookie: `country=${visit.context.country}; locale=${visit.context.locale}`,
})
