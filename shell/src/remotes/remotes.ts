import { createContext } from 'react'
import { createEvent, createStore } from 'effector'
import type { WidgetModule } from '@shop/routing'
import type { DeclaredPopup } from './release.ts'
import type { keepPosition, positionOf } from './focus-position.ts'

/**
 * Owner → displayed run. A run is a version, `1.0.0`, or `1.0.0#2` for its second start in this document. Changes remount the remote's
 * areas.
 */
export const runShown = createEvent<{ owner: string; run: string }>()
export const $runs = createStore<Readonly<Record<string, string>>>({}, { serialize: 'ignore' }).on(runShown, (runs, { owner, run }) => ({
  ...runs,
  [owner]: run,
}))

export const versionOf = (run: string): string => run.split('#', 1)[0] ?? ''
export const numberOf = (run: string): number => Number(run.split('#')[1] ?? 1)

/** Area whose code failed to load: server HTML stays, with a notice. */
export const areaLeftAsHtml = createEvent<string>()
export const $leftAsHtml = createStore('', { serialize: 'ignore' }).on(areaLeftAsHtml, (_, area) => area)

type Load = (owner: string, run: string, exposed: string) => Promise<unknown>

/** Recovery of a failed area: render again, swap versions, or show the failure. */
export type Verdict = 'again' | 'replaced' | 'failed'

const never = new Promise<never>(() => {})

/** Loaded modules by `owner@run/page/listing`; returned synchronously, so that hydration does not suspend. */
export class Remotes {
  readonly #modules = new Map<string, unknown>()
  /** What areas suspend on: a module, or a promise that never settles once another run replaces it. */
  readonly #awaited = new Map<string, Promise<unknown>>()
  readonly #load: Load
  readonly #failed = new Set<string>()
  /** Failures after all versions were tried. */
  readonly hopeless = new WeakSet<Error>()
  readonly #mounted = new Map<string, number>()
  /** A module failed to load. @returns whether another version replaces it */
  onLoadFailure: (owner: string, run: string, exposed: string) => Promise<boolean> = () => Promise.resolve(false)
  /** An area threw while rendering, or a lazy part failed. */
  onFault: (owner: string, run: string, exposed: string, error: Error) => Promise<Verdict> = () => Promise.resolve('failed')
  /** The shopper retries a failed area. */
  onRetry: (owner: string, exposed: string) => Promise<void> = (owner) => Promise.resolve(this.forget(owner))
  /** An area of this run has mounted completely. */
  onRendered: (owner: string, run: string, exposed: string) => void = () => {}
  /** Server HTML stays, because the code failed. */
  onLeftAsHtml: (owner: string, exposed: string) => void = () => {}
  /** A widget mounted: calls its `opened` once per visit. */
  onWidget: (owner: string, widget: string, module: WidgetModule) => void = () => {}

  /** Frame declared by a popup's owner. */
  popupFrame: (owner: string, widget: string) => DeclaredPopup | undefined = () => undefined
  /** Packages with possible popups. */
  popupOwners: readonly string[] = []

  /** Loaded with the swap code. */
  focus: { positionOf: typeof positionOf; keepPosition: typeof keepPosition } | null = null

  constructor(load: Load) {
    this.#load = load
  }

  get(owner: string, run: string, exposed: string): unknown {
    const key = `${owner}@${run}/${exposed}`
    if (!this.#modules.has(key)) {
      const loading = this.#load(owner, run, exposed).then((module) => {
        this.put(owner, run, exposed, module)
        return module
      })
      loading.catch(() => this.#failed.add(key)) // callers handle the failure
      this.#modules.set(key, loading)
    }
    return this.#modules.get(key)
  }

  /** Like `get`, for areas: rejects only without another version and without server HTML. */
  forArea(owner: string, run: string, exposed: string, hasHtml: boolean): unknown {
    const key = `${owner}@${run}/${exposed}`
    const found = this.get(owner, run, exposed)
    if (!(found instanceof Promise)) return found
    const awaited =
      this.#awaited.get(key) ??
      found.catch(async (error: unknown) => {
        if (await this.onLoadFailure(owner, run, exposed)) return never
        if (!hasHtml) {
          this.hopeless.add(error as Error)
          throw error
        }
        this.onLeftAsHtml(owner, exposed)
        return never
      })
    this.#awaited.set(key, awaited)
    return awaited
  }

  put(owner: string, run: string, exposed: string, module: unknown) {
    this.#modules.set(`${owner}@${run}/${exposed}`, module)
  }

  /** Registers a mounted area until the returned function is called. */
  mount(owner: string, exposed: string): () => void {
    const key = `${owner}/${exposed}`
    const count = (by: number) => this.#mounted.set(key, (this.#mounted.get(key) ?? 0) + by)
    count(1)
    return () => void count(-1)
  }

  /** Mounted modules of an owner: `widget/bestsellers`. */
  mounted(owner: string): string[] {
    return [...this.#mounted].flatMap(([key, count]) => (count > 0 && key.startsWith(`${owner}/`) ? [key.slice(owner.length + 1)] : []))
  }

  /** Navigation retries earlier failures: a failed prefetch must not fail the click. */
  forgetFailures() {
    for (const key of this.#failed) {
      this.#modules.delete(key)
      this.#awaited.delete(key)
    }
    this.#failed.clear()
  }

  /** Drops modules of an owner or run. Failures stay until an explicit retry, or `use` would loop. */
  forget(owner: string, run?: string) {
    const start = run === undefined ? `${owner}@` : `${owner}@${run}/`
    for (const modules of [this.#modules, this.#awaited]) for (const key of modules.keys()) if (key.startsWith(start)) modules.delete(key)
  }
}

export const RemotesContext = createContext<Remotes>(new Remotes(() => Promise.reject(new Error('no remotes here'))))

/** Called by mounted and hydrated areas: stores may change from then on. */
export const AreaReadyContext = createContext<(exposed: string) => void>(() => {})
