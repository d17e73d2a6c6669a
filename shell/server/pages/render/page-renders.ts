import { type BrandFace, faceOf } from '@shop/contracts/shop/brand-face'
import type { Match } from '@shop/contracts/pages/routes'
import { inSpan } from '@shop/observability/spans'
import type { RenderJob, RenderedPage } from '../../../src/boot/server/render-job.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Edited } from '../../backend/edited-texts.ts'
import { forwardedHeaders } from '../../backend/forwarded.ts'
import { log, reasonOf } from '../../platform/observability/log.ts'
import type { Metrics } from '../../platform/observability/metrics.ts'
import { ownersOf } from '../../release/page-files.ts'
import { type Preview, previewCookie } from '../../backend/preview.ts'
import type { RenderPools } from './render-pools.ts'
import { NeverSettled, NotRendered, ShellFailed } from './render-thread.ts'
import { fallBack, servedVersion, type Snapshot } from '../../release/snapshot.ts'
import { VersionFailures } from './version-failures.ts'
import type { ShopVisit } from '../../requests/visit.ts'

const SLOW_CPU_MS = 100

export interface Wanted {
  visit: ShopVisit
  found: Match | null
  search: string
  snapshot: Snapshot
  /** The previewed draft; null for shoppers. */
  preview: Preview | null
  /** Texts changed by editors. */
  texts: Edited
}

interface Attempt {
  page: RenderedPage | null
  /** Rendered versions. */
  snapshot: Snapshot
  /** Owners of failed areas; the shell where its own code threw. */
  failed: string[]
  /** Of its code, and of answers that break their contracts. */
  errors: string[]
  /** Has used up the visitor's patience: no second try. */
  hasWaited?: true
}

/** React's marker comment of an area left to the browser. */
const FAILED_AREA = /data-owner="([\w-]+)"[^>]*><!--\$!-->/g
const failedAreasIn = (html: string): string[] => [...new Set([...html.matchAll(FAILED_AREA)].map(([, owner = '']) => owner))]

/** The API is away, busy or broken: another version might be luckier, and no better. An answer that breaks its contract is the version's. */
const isOfApi = ({ status, brokenContracts = [] }: RenderedPage): boolean => status >= 500 && brokenContracts.length === 0

const SHELL = 'shell'
const idIn = (snapshot: Snapshot, owner: string) => `${owner}@${servedVersion(snapshot, owner)}`
const kindOf = (found: Match | null) => (found ? `${found.row.owner}/page/${found.row.page}` : 'error page')

function blamedFor(error: unknown, found: Match | null): string[] {
  if (error instanceof ShellFailed) return [SHELL]
  return error instanceof NotRendered || !found ? [] : [found.row.owner]
}

/** Renders pages with active versions, falling back to last good versions on failure. */
export class PageRenders {
  readonly #config: Config
  readonly #face: BrandFace
  readonly #pools: RenderPools
  readonly #failures: VersionFailures
  readonly #metrics: Metrics
  /** A tester's versions are counted nowhere, and nobody else's page goes by what she met. */
  readonly #ofTesters = new VersionFailures({ add: () => {} })

  constructor(config: Config, pools: RenderPools, failures: VersionFailures, metrics: Metrics) {
    this.#config = config
    this.#face = faceOf(config.brand)
    this.#pools = pools
    this.#failures = failures
    this.#metrics = metrics
  }

  /** `page` is null when nothing could be rendered: the browser does it. */
  async of(wanted: Wanted): Promise<Omit<Attempt, 'failed'>> {
    const kind = kindOf(wanted.found)
    const failures = this.#failuresOf(wanted)
    const remotes = ownersOf(wanted.found?.row ?? null).filter((owner) => owner in wanted.snapshot.remotes)
    const owners = [SHELL, ...remotes]
    const broken = owners.filter((owner) => failures.isBroken(idIn(wanted.snapshot, owner), kind))
    const first = await this.#attempt(wanted, fallBack(wanted.snapshot, broken))
    const isShown = first.page && first.page.status < 400
    for (const owner of owners) if (isShown && !first.failed.includes(owner)) failures.worked(idIn(first.snapshot, owner), kind)
    if (first.failed.length === 0) return this.#orEarlier(wanted, first, kind)
    const { attempt, blamed } = await this.#withOthers(wanted, first, kind)
    for (const owner of blamed) failures.failed(idIn(first.snapshot, owner), kind)
    return attempt
  }

  /** With the last good versions of what has failed; where that does not help, of the shell, whose code the remotes run on. */
  async #withOthers(wanted: Wanted, first: Attempt, kind: string): Promise<{ attempt: Attempt; blamed: readonly string[] }> {
    const own = { attempt: first, blamed: first.failed }
    if (first.hasWaited) return own
    for (const blamed of first.failed.includes(SHELL) ? [[SHELL]] : [first.failed, [SHELL]]) {
      const next = fallBack(first.snapshot, blamed)
      if (next === first.snapshot) continue
      if (blamed !== first.failed && !this.#failuresOf(wanted).mayCompare(idIn(first.snapshot, SHELL), kind)) continue
      const attempt = await this.#attempt(wanted, next)
      if (!attempt.page || attempt.failed.length >= first.failed.length) continue
      log('falls back', `${kind}: ${blamed.map((owner) => `${idIn(first.snapshot, owner)} to ${idIn(next, owner)}`).join(', ')}`)
      return { attempt, blamed }
    }
    return own
  }

  /** A page that the last good version can show is not missing: the version is at fault. */
  async #orEarlier(wanted: Wanted, first: Attempt, kind: string): Promise<Attempt> {
    const owner = wanted.found?.row.owner
    if (!owner || !first.page || first.page.status < 400 || isOfApi(first.page)) return first
    const earlier = fallBack(first.snapshot, [owner])
    const version = `${owner}@${first.snapshot.versions[owner]}`
    if (earlier === first.snapshot || !this.#failuresOf(wanted).mayCompare(version, kind)) return first
    const second = await this.#attempt(wanted, earlier)
    if (!second.page || second.page.status >= 400 || second.failed.length > 0) return first
    this.#failuresOf(wanted).failed(version, kind)
    log('falls back', `${kind}: ${version} answers ${first.page.status}, ${owner}@${earlier.versions[owner]} shows the page`)
    return second
  }

  #failuresOf({ snapshot }: Wanted): VersionFailures {
    return snapshot.isOverride ? this.#ofTesters : this.#failures
  }

  async #attempt({ visit, found, search, preview, texts }: Wanted, snapshot: Snapshot): Promise<Attempt> {
    const { shell, remotes, versions } = snapshot
    // Starts inside the span, so that API spans are its children.
    const jobNow = (): RenderJob => ({
      pathname: visit.pathname,
      search,
      origin: visit.origin,
      context: visit.context,
      brand: this.#face,
      api: { base: this.#config.apiUrl, headers: guestHeaders(this.#config, visit, preview) },
      versions,
      ...(Object.keys(texts).length > 0 && { texts }),
      ...(!found && { failure: 404 }),
    })
    const parts = ownersOf(found?.row ?? null).flatMap((owner) => remotes[owner] ?? [])
    try {
      const names = parts.map(({ name, version }) => `${name}@${version}`)
      const step = { name: 'render', kind: 'inside' as const, attributes: { remotes: names.join(' ') } }
      const order = () => ({ shell: shell.version, job: jobNow(), versions: names })
      const { page, cpuMs } = await inSpan(step, () => this.#pools.of(snapshot).run(order()))
      this.#metrics.rendered(cpuMs)
      if (cpuMs > SLOW_CPU_MS) log('slow render', `${visit.pathname}: ${Math.round(cpuMs)} ms of processor time`)
      for (const error of page.errors) log('render', `${visit.pathname}: ${error.split('\n').slice(0, 3).join(' | ')}`)
      const { brokenContracts = [] } = page
      for (const about of brokenContracts) log('broken contract', `${kindOf(found)}: ${about}`)
      return { page, snapshot, failed: failedAreasIn(page.html), errors: [...page.errors, ...brokenContracts] }
    } catch (error) {
      this.#metrics.failed()
      log('render', `${visit.pathname}: ${reasonOf(error)}`)
      // Without any result the page's owner is blamed.
      return {
        page: null,
        snapshot,
        failed: blamedFor(error, found),
        errors: [error instanceof Error ? error.message : String(error)],
        ...(error instanceof NeverSettled && { hasWaited: true }),
      }
    }
  }
}

/** Renders as a guest of that storefront, language and country: without the shopper's cookies. */
const guestHeaders = (config: Config, visit: ShopVisit, preview: Preview | null) => ({
  ...forwardedHeaders(config.frontDoorKey, visit),
  'x-for-everybody': '1',
  cookie: `country=${visit.context.country}; locale=${visit.context.locale}${preview ? `; ${previewCookie(preview.token)}` : ''}`,
})
