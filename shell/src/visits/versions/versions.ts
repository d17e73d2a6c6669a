import { scopeBind, type Scope } from 'effector'
import { addTexts, type TextsHost } from '@shop/i18n'
import { pause } from '../../platform/tasks/pause.ts'
import { evaluateInRegion, removeRegion } from '../../remotes/regions.ts'
import { MAX_FALLBACKS, type Release, type RemoteVersion } from '../../remotes/release.ts'
import { $runs, Remotes, numberOf, runShown, versionOf } from '../../remotes/remotes.ts'
import { stylesOverdue } from '../../remotes/styles.ts'

export interface Loading {
  release: Release
  scope: Scope
  texts: TextsHost
  loadFactory: (remote: RemoteVersion, exposed: string, run: number) => Promise<() => unknown>
  /** The current release record; null when unavailable. */
  askRelease: () => Promise<Release | null>
}

const REFRESH_MS = 3000

const baseOf = ({ entry }: RemoteVersion) => entry.slice(0, entry.lastIndexOf('/') + 1)

/** Versions of remotes in this document: displayed runs, alternatives, and module loading. */
export class Versions {
  readonly remotes = new Remotes((owner, run, exposed) => this.#load(owner, run, exposed))
  /** Active first, then fallbacks. */
  readonly #candidates = new Map<string, RemoteVersion[]>()
  /** All versions known to this document: displayed ones must stay loadable. */
  readonly #known = new Map<string, RemoteVersion>()
  readonly #latest = new Map<string, string>()
  readonly #evaluated = new Set<string>()
  /** Ended runs: removed from Effector, or half evaluated by webpack. */
  readonly #spent = new Set<string>()
  /** Previous runs, kept until their successor has rendered. */
  readonly #replaced = new Map<string, Set<string>>()
  /** Failed versions: never chosen automatically. */
  readonly #failed = new Set<string>()
  readonly #loading: Loading
  readonly #show: (shown: { owner: string; run: string }) => void

  constructor(loading: Loading) {
    this.#loading = loading
    for (const [owner, versions] of Object.entries(loading.release.remotes)) this.learn(owner, versions)
    this.remotes.popupFrame = (owner, widget) => this.#popups(owner)?.[widget]
    this.remotes.popupOwners = ['shell', ...Object.keys(loading.release.remotes)]
    this.#show = scopeBind(runShown, { scope: loading.scope })
  }

  shown(owner: string): string {
    return this.#loading.scope.getState($runs)[owner] ?? ''
  }

  /** The displayed version; null before its remote is in a release. */
  shownRemote(owner: string): RemoteVersion | null {
    return this.#known.get(`${owner}@${versionOf(this.shown(owner))}`) ?? null
  }

  /** Frame of the displayed version. Fallbacks have none: uses the active version's. */
  #popups(owner: string) {
    if (owner === 'shell') return this.#loading.release.popups
    return this.shownRemote(owner)?.popups ?? this.#candidates.get(owner)?.[0]?.popups
  }

  active(owner: string): string {
    return this.#candidates.get(owner)?.[0]?.version ?? versionOf(this.shown(owner))
  }

  learn(owner: string, versions: RemoteVersion[]) {
    this.#candidates.set(owner, versions)
    for (const remote of versions) this.#known.set(`${owner}@${remote.version}`, remote)
  }

  fail(owner: string, version: string) {
    this.#failed.add(`${owner}@${version}`)
  }

  /** Clears failures of all versions except one. */
  forgive(owner: string, except?: string) {
    for (const id of this.#failed) if (id.startsWith(`${owner}@`) && id !== `${owner}@${except}`) this.#failed.delete(id)
  }

  hasFailed(owner: string, version: string) {
    return this.#failed.has(`${owner}@${version}`)
  }

  isLoaded(owner: string) {
    return this.#evaluated.has(`${owner}@${this.shown(owner)}`)
  }

  /** A usable run of the version: the last one, or a new one. */
  runOf(owner: string, version: string): string {
    const id = `${owner}@${version}`
    const latest = this.#latest.get(id) ?? version
    const run = this.isSpent(owner, latest) ? `${version}#${numberOf(latest) + 1}` : latest
    this.#latest.set(id, run)
    return run
  }

  isSpent(owner: string, run: string) {
    return this.#spent.has(`${owner}@${run}`)
  }

  spend(owner: string, run: string) {
    this.#spent.add(`${owner}@${run}`)
  }

  /** Areas of this owner show that run; the previous one lives until `settle`. */
  show(owner: string, run: string) {
    const before = this.shown(owner)
    if (before === run) return
    this.#show({ owner, run })
    const replaced = this.#replaced.get(owner) ?? new Set()
    this.#replaced.set(owner, replaced)
    replaced.delete(run)
    if (this.#evaluated.has(`${owner}@${before}`)) replaced.add(before)
  }

  /** A broken run without replacement: the next page starts a new run. */
  renew(owner: string) {
    const run = this.shown(owner)
    if (this.isSpent(owner, run)) this.show(owner, this.runOf(owner, versionOf(run)))
  }

  /** The displayed run has rendered: previous ones are removed. */
  settle(owner: string, run: string) {
    if (run !== this.shown(owner)) return
    for (const before of this.#replaced.get(owner) ?? []) this.end(owner, before)
    this.#replaced.delete(owner)
  }

  /** Removes a hidden run; the version's next run is new. */
  end(owner: string, run: string) {
    this.spend(owner, run)
    removeRegion(`${owner}@${run}`)
    this.remotes.forget(owner, run)
  }

  /**
   * The first loadable alternative, all requested in parallel to avoid consecutive timeouts: the current release's version, then fallbacks.
   * Rejects without any.
   */
  async firstOther(owner: string, exposed: string): Promise<string> {
    await this.#askRecord(owner)
    const isOther = ({ version }: RemoteVersion) => version !== versionOf(this.shown(owner)) && !this.hasFailed(owner, version)
    const others = (this.#candidates.get(owner) ?? []).filter(isOther).slice(0, MAX_FALLBACKS)
    return Promise.any(
      others.map(async (remote) => {
        await this.#files(owner, remote, this.runOf(owner, remote.version), exposed)
        return remote.version
      }),
    )
  }

  async #askRecord(owner: string) {
    const fresh = await this.#loading.askRelease().catch(() => null)
    if (fresh?.remotes[owner]) this.learn(owner, fresh.remotes[owner])
  }

  /** Browsers cache damaged files: bypasses the cache for the active version. */
  async refresh(owner: string) {
    await this.#askRecord(owner)
    const active = this.#candidates.get(owner)?.[0]
    if (!active) return
    const came = performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.startsWith(baseOf(active)))
    const asked = came.map(({ name }) => fetch(name, { cache: 'reload', signal: AbortSignal.timeout(REFRESH_MS) }).catch(() => {}))
    await Promise.all(asked)
  }

  /** Loads files and texts of a run's module without evaluating it. */
  async #files(owner: string, remote: RemoteVersion, run: string, exposed: string): Promise<() => unknown> {
    const { texts, loadFactory } = this.#loading
    const { overdue, stop } = stylesOverdue(baseOf(remote))
    const load = (name: string) => loadFactory(remote, name, numberOf(run))
    try {
      const words = remote.texts.includes(exposed) ? load(`${exposed}/${texts.locale}`) : null
      const [factory, textsFactory] = await Promise.race([Promise.all([load(exposed), words]), overdue])
      const id = `${owner}@${remote.version}/${exposed}`
      if (textsFactory) addTexts(texts, id, (textsFactory() as { texts: Record<string, string> }).texts)
      return factory
    } finally {
      stop()
    }
  }

  /** One module of exactly this run. */
  async #load(owner: string, run: string, exposed: string): Promise<unknown> {
    const id = `${owner}@${run}`
    const remote = this.#known.get(`${owner}@${versionOf(run)}`)
    if (!remote) throw new Error(`${id} is not in the release`)
    if (this.isSpent(owner, run)) throw new Error(`${id} is over`)
    const factory = await this.#files(owner, remote, run, exposed)
    // Its files were evaluated in this task; the module is evaluated in another to avoid a long task.
    await pause()
    this.#evaluated.add(id)
    try {
      return evaluateInRegion(id, factory)
    } catch (error) {
      this.spend(owner, run)
      if (run !== this.shown(owner)) removeRegion(id)
      throw error
    }
  }
}
