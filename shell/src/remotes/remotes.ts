import { createContext } from 'react'
import { createEvent, createStore } from 'effector'
import type { WidgetModule } from '@shop/routing'
import type { DeclaredPopup } from './release.ts'
import type { keepPlace, placeOf } from '../visits/focus.ts'

/**
 * Owner → the run of a version that this document shows now. A run is the version's name, `1.0.0`, and `1.0.0#2` when that version
 * had to be started a second time in the same document. Changes remount the remote's areas.
 */
export const runShown = createEvent<{ owner: string; run: string }>()
export const $runs = createStore<Readonly<Record<string, string>>>({}, { serialize: 'ignore' }).on(runShown, (runs, { owner, run }) => ({
  ...runs,
  [owner]: run,
}))

export const versionOf = (run: string): string => run.split('#', 1)[0] ?? ''
export const numberOf = (run: string): number => Number(run.split('#')[1] ?? 1)

/** The area whose code did not come: the server's HTML stays in its place, and one line says so. */
export const areaLeftAsHtml = createEvent<string>()
export const $leftAsHtml = createStore('', { serialize: 'ignore' }).on(areaLeftAsHtml, (_, area) => area)

type Load = (owner: string, run: string, exposed: string) => Promise<unknown>

/** What the page does about an area that failed: renders it again, shows another version, or says so. */
export type Verdict = 'again' | 'replaced' | 'failed'

const never = new Promise<never>(() => {})

/** Loaded modules by `owner@run/page/listing`; a module that is there is given at once, so that hydration never waits. */
export class Remotes {
  readonly #modules = new Map<string, unknown>()
  /** What areas wait for: the module, or a promise that never settles once another run takes their place. */
  readonly #awaited = new Map<string, Promise<unknown>>()
  readonly #load: Load
  readonly #failed = new Set<string>()
  /** Failures after which all other versions have been tried. */
  readonly hopeless = new WeakSet<Error>()
  readonly #mounted = new Map<string, number>()
  /** An area's module could not be loaded. @returns another version takes its place. */
  onLoadFailure: (owner: string, run: string, exposed: string) => Promise<boolean> = () => Promise.resolve(false)
  /** An area threw while it was rendered, or one of its later parts did not come. */
  onFault: (owner: string, run: string, exposed: string, error: Error) => Promise<Verdict> = () => Promise.resolve('failed')
  /** The shopper asks for a failed area once more. */
  onRetry: (owner: string, exposed: string) => Promise<void> = (owner) => Promise.resolve(this.forget(owner))
  /** An area of this run is on screen, whole. */
  onRendered: (owner: string, run: string, exposed: string) => void = () => {}
  /** The server's HTML of an area stays, because its code did not come. */
  onLeftAsHtml: (owner: string, exposed: string) => void = () => {}
  /** A widget is on the page: its `opened` is called once a visit. */
  onWidget: (owner: string, widget: string, module: WidgetModule) => void = () => {}

  /** The frame that an owner has declared for its popup. */
  popupFrame: (owner: string, widget: string) => DeclaredPopup | undefined = () => undefined
  /** Packages that may have popups. */
  popupOwners: readonly string[] = []

  /** Comes with the code that swaps versions. */
  focus: { placeOf: typeof placeOf; keepPlace: typeof keepPlace } | null = null

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
      loading.catch(() => this.#failed.add(key)) // whoever waits for it sees the failure
      this.#modules.set(key, loading)
    }
    return this.#modules.get(key)
  }

  /** As `get`, for an area: rejects only when no other version can take its place and there is no HTML of the server's to leave. */
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

  /** Says that an area is on screen until the function that it returns is called. */
  mount(owner: string, exposed: string): () => void {
    const key = `${owner}/${exposed}`
    const count = (by: number) => this.#mounted.set(key, (this.#mounted.get(key) ?? 0) + by)
    count(1)
    return () => void count(-1)
  }

  /** What areas of this owner on screen show: `widget/bestsellers`. */
  mounted(owner: string): string[] {
    return [...this.#mounted].flatMap(([key, count]) => (count > 0 && key.startsWith(`${owner}/`) ? [key.slice(owner.length + 1)] : []))
  }

  /** A navigation asks anew for what failed before it: a hover on a link must not decide its click. */
  forgetFailures() {
    for (const key of this.#failed) {
      this.#modules.delete(key)
      this.#awaited.delete(key)
    }
    this.#failed.clear()
  }

  /** Drops the modules of an owner, or of one run. A failure stays known until somebody asks to try again, else `use` asks for ever. */
  forget(owner: string, run?: string) {
    const start = run === undefined ? `${owner}@` : `${owner}@${run}/`
    for (const modules of [this.#modules, this.#awaited]) for (const key of modules.keys()) if (key.startsWith(start)) modules.delete(key)
  }
}

export const RemotesContext = createContext<Remotes>(new Remotes(() => Promise.reject(new Error('no remotes here'))))

/** Called by every area that has been hydrated or mounted: stores may change from then on. */
export const AreaReadyContext = createContext<(exposed: string) => void>(() => {})

/** True while React takes over what the server rendered. */
export const TakingOverContext = createContext<{ active: boolean }>({ active: false })
