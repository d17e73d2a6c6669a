import { scopeBind, type Scope } from 'effector'
import { addTexts, type TextsHost } from '@shop/i18n'
import { pause } from '../pause.ts'
import { evaluateInRegion, removeRegion } from '../regions.ts'
import { MOST_FALLBACKS, type Release, type RemoteVersion } from '../release.ts'
import { $versions, Remotes, versionShown } from '../remotes.ts'
import { stylesOverdue } from '../styles.ts'

export interface Loading {
  release: Release
  scope: Scope
  texts: TextsHost
  loadFactory: (remote: RemoteVersion, exposed: string) => Promise<() => unknown>
  /** The release record of this moment; null when it cannot be had. */
  askRelease: () => Promise<Release | null>
}

/** React unmounts the old area in the meantime. */
const REMOVE_AFTER_MS = 1000

const baseOf = ({ entry }: RemoteVersion) => entry.slice(0, entry.lastIndexOf('/') + 1)

/** Versions of remotes in this document: which are shown, which to fall back to, and how their modules are loaded. */
export class Versions {
  readonly remotes = new Remotes((owner, version, exposed) => this.#load(owner, version, exposed))
  readonly #candidates: Map<string, RemoteVersion[]>
  readonly #loaded = new Set<string>()
  /** Cleared from Effector, while webpack keeps its modules: such a version cannot live again in this document. */
  readonly #removed = new Set<string>()
  readonly #loading: Loading
  readonly #show: (shown: { owner: string; version: string }) => void

  constructor(loading: Loading) {
    this.#loading = loading
    this.#candidates = new Map(Object.entries(loading.release.remotes))
    this.#show = scopeBind(versionShown, { scope: loading.scope })
  }

  shown(owner: string): string {
    return this.#loading.scope.getState($versions)[owner] ?? ''
  }

  candidates(owner: string): RemoteVersion[] {
    return this.#candidates.get(owner) ?? []
  }

  learn(owner: string, versions: RemoteVersion[]) {
    this.#candidates.set(owner, versions)
  }

  wasRemoved(owner: string, version: string) {
    return this.#removed.has(`${owner}@${version}`)
  }

  isLoaded(owner: string) {
    return this.#loaded.has(`${owner}@${this.shown(owner)}`)
  }

  /** From now on areas of this owner show that version; the one before leaves Effector. */
  show(owner: string, version: string) {
    const before = `${owner}@${this.shown(owner)}`
    if (before === `${owner}@${version}`) return
    this.#show({ owner, version })
    if (!this.#loaded.has(before)) return
    this.#removed.add(before)
    setTimeout(() => removeRegion(before), REMOVE_AFTER_MS)
  }

  /** One module with its texts, of one version and no other. */
  async #loadVersion(owner: string, remote: RemoteVersion, exposed: string): Promise<unknown> {
    const id = `${owner}@${remote.version}`
    const { texts, loadFactory } = this.#loading
    const { overdue, stop } = stylesOverdue(baseOf(remote))
    try {
      const words = remote.texts.includes(exposed) ? loadFactory(remote, `${exposed}/${texts.locale}`) : null
      const [factory, textsFactory] = await Promise.race([Promise.all([loadFactory(remote, exposed), words]), overdue])
      this.#loaded.add(id)
      if (textsFactory) addTexts(texts, `${id}/${exposed}`, (textsFactory() as { texts: Record<string, string> }).texts)
      // Its files were evaluated in this task: the module itself is not, or the two block a slow phone together.
      await pause()
      return evaluateInRegion(id, factory)
    } finally {
      stop()
    }
  }

  /** The version asked for; else what the record of this moment names; else the last known good. */
  async #load(owner: string, version: string, exposed: string): Promise<unknown> {
    const remote = this.candidates(owner).find((candidate) => candidate.version === version)
    let failure: unknown = new Error(`${owner}@${version} is not in the release`)
    if (remote) {
      try {
        return await this.#loadVersion(owner, remote, exposed)
      } catch (error) {
        failure = error
      }
    }
    const fresh = await this.#loading.askRelease().catch(() => null)
    if (fresh?.remotes[owner]) this.learn(owner, fresh.remotes[owner])
    const others = this.candidates(owner).filter((other) => other.version !== version && !this.wasRemoved(owner, other.version))
    for (const other of others.slice(0, MOST_FALLBACKS)) {
      console.warn(`${owner}@${version} failed, trying ${other.version}`, failure)
      try {
        const module = await this.#loadVersion(owner, other, exposed)
        this.remotes.put(owner, other.version, exposed, module)
        this.show(owner, other.version)
        return module
      } catch (error) {
        failure = error
      }
    }
    throw failure
  }
}
