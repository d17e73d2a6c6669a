import { createContext } from 'react'
import { createEvent, createStore } from 'effector'
import type { WidgetModule } from '@shop/routing'

/** Owner → the version that this document shows now. Changes remount the remote's areas. */
export const versionShown = createEvent<{ owner: string; version: string }>()
export const $versions = createStore<Readonly<Record<string, string>>>({}, { serialize: 'ignore' }).on(
  versionShown,
  (versions, { owner, version }) => ({ ...versions, [owner]: version }),
)

type Load = (owner: string, version: string, exposed: string) => Promise<unknown>

/** Loaded modules by `owner@version/page/listing`; a module that is there is given at once, so that hydration never waits. */
export class Remotes {
  readonly #modules = new Map<string, unknown>()
  readonly #load: Load
  readonly #failed = new Set<string>()
  /** A chunk or stylesheet of the shown version could not be loaded after the version itself was there. */
  onDead: (owner: string, exposed: string) => void = () => {}
  /** A widget is on the page: its `opened` is called once a visit. */
  onWidget: (owner: string, widget: string, module: WidgetModule) => void = () => {}

  constructor(load: Load) {
    this.#load = load
  }

  get(owner: string, version: string, exposed: string): unknown {
    const key = `${owner}@${version}/${exposed}`
    if (!this.#modules.has(key)) {
      const loading = this.#load(owner, version, exposed).then((module) => {
        this.#modules.set(key, module)
        return module
      })
      loading.catch(() => this.#failed.add(key)) // whoever waits for it sees the failure
      this.#modules.set(key, loading)
    }
    return this.#modules.get(key)
  }

  put(owner: string, version: string, exposed: string, module: unknown) {
    this.#modules.set(`${owner}@${version}/${exposed}`, module)
  }

  /** A navigation asks anew for what failed before it: a hover on a link must not decide its click. */
  forgetFailures() {
    for (const key of this.#failed) this.#modules.delete(key)
    this.#failed.clear()
  }

  /** A failure stays known until somebody asks to try again: dropping it at once makes `use` ask for ever. */
  forget(owner: string) {
    for (const key of this.#modules.keys()) if (key.startsWith(`${owner}@`)) this.#modules.delete(key)
  }
}

export const RemotesContext = createContext<Remotes>(new Remotes(() => Promise.reject(new Error('no remotes here'))))

/** Called by every area that has been hydrated or mounted: stores may change from then on. */
export const AreaReadyContext = createContext<(exposed: string) => void>(() => {})

/** True while React takes over what the server rendered. */
export const TakingOverContext = createContext<{ active: boolean }>({ active: false })
