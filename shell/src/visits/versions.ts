import { scopeBind, type Scope } from 'effector'
import { addTexts, type TextsHost } from '@shop/i18n'
import { pause } from '../loading/pause.ts'
import { evaluateInRegion, removeRegion } from '../remotes/regions.ts'
import { MOST_FALLBACKS, type Release, type RemoteVersion } from '../remotes/release.ts'
import { $runs, Remotes, numberOf, runShown, versionOf } from '../remotes/remotes.ts'
import { stylesOverdue } from '../remotes/styles.ts'

export interface Loading {
  release: Release
  scope: Scope
  texts: TextsHost
  loadFactory: (remote: RemoteVersion, exposed: string, run: number) => Promise<() => unknown>
  /** The release record of this moment; null when it cannot be had. */
  askRelease: () => Promise<Release | null>
}

const REFRESH_MS = 3000

const baseOf = ({ entry }: RemoteVersion) => entry.slice(0, entry.lastIndexOf('/') + 1)

/** Versions of remotes in this document: which run of which is shown, which may take its place, and how modules are loaded. */
export class Versions {
  readonly remotes = new Remotes((owner, run, exposed) => this.#load(owner, run, exposed))
  /** The active version first, then those to fall back to. */
  readonly #candidates = new Map<string, RemoteVersion[]>()
  /** Every version that this document has heard of: what is on screen must stay loadable. */
  readonly #known = new Map<string, RemoteVersion>()
  readonly #latest = new Map<string, string>()
  readonly #evaluated = new Set<string>()
  /** Runs that are over: removed from Effector, or broken while webpack keeps their modules half evaluated. */
  readonly #spent = new Set<string>()
  /** Runs that were on screen until their successor has rendered. */
  readonly #replaced = new Map<string, Set<string>>()
  /** Versions that failed in this document: nothing goes to them by itself. */
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

  /** The version that is shown, as the release names it; null before its remote is in a release. */
  shownRemote(owner: string): RemoteVersion | null {
    return this.#known.get(`${owner}@${versionOf(this.shown(owner))}`) ?? null
  }

  /** Of the version shown. One that browsers fell back to is not told of: then those of the active one. */
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

  /** All versions of an owner get another chance, but for the one named. */
  forgive(owner: string, except?: string) {
    for (const id of this.#failed) if (id.startsWith(`${owner}@`) && id !== `${owner}@${except}`) this.#failed.delete(id)
  }

  hasFailed(owner: string, version: string) {
    return this.#failed.has(`${owner}@${version}`)
  }

  isLoaded(owner: string) {
    return this.#evaluated.has(`${owner}@${this.shown(owner)}`)
  }

  /** The run of a version that can be shown: the last one, or a new one where that is over. */
  runOf(owner: string, version: string): string {
    const id = `${owner}@${version}`
    const latest = this.#latest.get(id) ?? version
    const run = this.#spent.has(`${owner}@${latest}`) ? `${version}#${numberOf(latest) + 1}` : latest
    this.#latest.set(id, run)
    return run
  }

  spend(owner: string, run: string) {
    this.#spent.add(`${owner}@${run}`)
  }

  /** From now on areas of this owner show that run; the one before lives until `settle`. */
  show(owner: string, run: string) {
    const before = this.shown(owner)
    if (before === run) return
    this.#show({ owner, run })
    const replaced = this.#replaced.get(owner) ?? new Set()
    this.#replaced.set(owner, replaced)
    replaced.delete(run)
    if (this.#evaluated.has(`${owner}@${before}`)) replaced.add(before)
  }

  /** A broken run with nothing to take its place: the next page begins with a new run of the same version. */
  renew(owner: string) {
    const run = this.shown(owner)
    if (this.#spent.has(`${owner}@${run}`)) this.show(owner, this.runOf(owner, versionOf(run)))
  }

  /** The run that is shown has rendered: the ones before must not go on answering shared events beside it. */
  settle(owner: string, run: string) {
    if (run !== this.shown(owner)) return
    for (const before of this.#replaced.get(owner) ?? []) this.end(owner, before)
    this.#replaced.delete(owner)
  }

  /** A run that is not shown leaves Effector; the next one of its version is a new one. */
  end(owner: string, run: string) {
    this.spend(owner, run)
    removeRegion(`${owner}@${run}`)
    this.remotes.forget(owner, run)
  }

  /**
   * The first other version whose files come, all asked at once: a shopper does not wait for one time-out per version.
   * What the record of this moment names, then the last known good ones. Rejects when there is none.
   */
  async firstOther(owner: string, exposed: string): Promise<string> {
    await this.#askRecord(owner)
    const isOther = ({ version }: RemoteVersion) => version !== versionOf(this.shown(owner)) && !this.hasFailed(owner, version)
    const others = (this.#candidates.get(owner) ?? []).filter(isOther).slice(0, MOST_FALLBACKS)
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

  /** The browser keeps a damaged file like a good one: what came of the active version is asked for past its cache. */
  async refresh(owner: string) {
    await this.#askRecord(owner)
    const active = this.#candidates.get(owner)?.[0]
    if (!active) return
    const came = performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.startsWith(baseOf(active)))
    const asked = came.map(({ name }) => fetch(name, { cache: 'reload', signal: AbortSignal.timeout(REFRESH_MS) }).catch(() => {}))
    await Promise.all(asked)
  }

  /** Files and texts of a module of one run; the module itself is not evaluated yet. */
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

  /** One module of this run and no other. */
  async #load(owner: string, run: string, exposed: string): Promise<unknown> {
    const id = `${owner}@${run}`
    const remote = this.#known.get(`${owner}@${versionOf(run)}`)
    if (!remote) throw new Error(`${id} is not in the release`)
    if (this.#spent.has(id)) throw new Error(`${id} is over`)
    const factory = await this.#files(owner, remote, run, exposed)
    // Its files were evaluated in this task: the module itself is not, or the two block a slow phone together.
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
