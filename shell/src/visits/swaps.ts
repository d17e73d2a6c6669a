import { createWatch, scopeBind, type Scope, type Store } from 'effector'
import { match, type PageModule } from '@shop/routing'
import type { Release } from '../release.ts'
import type { Versions } from './versions.ts'

/** Every version stays in memory for good: after two swaps the next navigation is a new document. */
const MOST_SWAPS = 2

export interface SwapOptions {
  release: Release
  scope: Scope
  versions: Versions
  address: () => URL
}

/** Mounts other versions of remotes in a living document. The shared stores, the bag among them, live on. */
export function createSwaps({ release, scope, versions, address }: SwapOptions) {
  let swaps = 0
  let serial = release.serial
  let needsDocument = false
  const waiting = new Map<string, () => void>()

  const moduleOf = (owner: string, version: string, page: string) => versions.remotes.get(owner, version, `page/${page}`)

  /** Unsaved work is carried over where both versions can, else the swap waits until it is saved. */
  function unsavedOf(module: unknown, next: PageModule): { waitsFor?: Store<boolean>; state?: unknown } {
    const page = module instanceof Promise ? null : (module as PageModule | null)
    if (!page?.$dirty || !scope.getState(page.$dirty)) return {}
    // What cannot be carried over at this moment (undefined) is waited for.
    const state = next.restore && page.snapshot?.(scope)
    return state === undefined ? { waitsFor: page.$dirty } : { state }
  }

  function swapLater(owner: string, version: string, $dirty: Store<boolean>) {
    waiting.get(owner)?.()
    const clean = createWatch({
      unit: $dirty,
      scope,
      fn: (dirty) => {
        if (dirty) return
        stop()
        void swap(owner, version)
      },
    })
    const stop = () => {
      clean.unsubscribe()
      waiting.delete(owner)
    }
    waiting.set(owner, stop)
  }

  async function swap(owner: string, version: string) {
    waiting.get(owner)?.()
    if (version === versions.shown(owner)) return
    const isLoaded = versions.isLoaded(owner)
    // A version that was cleared, or one too many: the shopper keeps what is on screen until the next navigation.
    if (versions.wasRemoved(owner, version) || (isLoaded && swaps >= MOST_SWAPS)) {
      needsDocument = true
      return
    }
    const { pathname, search } = address()
    const found = match(pathname, search)
    if (found?.row.owner === owner) {
      // What is on screen is loaded and opened first.
      const next = (await moduleOf(owner, version, found.row.page)) as PageModule
      const current = moduleOf(owner, versions.shown(owner), found.row.page)
      const { waitsFor, state } = unsavedOf(current, next)
      if (waitsFor) return swapLater(owner, version, waitsFor)
      scopeBind(next.opened, { scope })(next.url(found.address))
      if (state !== undefined && next.restore) scopeBind(next.restore, { scope })(state)
    }
    if (isLoaded) swaps++
    versions.show(owner, version)
  }

  /** A newer release for the open document: what is not loaded yet simply changes, what is on screen is remounted. */
  async function follow(next: Release) {
    if (next.serial <= serial) return
    serial = next.serial
    // The shell itself lives as long as its document.
    if (next.shell !== release.shell) needsDocument = true
    for (const [owner, candidates] of Object.entries(next.remotes)) {
      versions.learn(owner, candidates)
      const version = candidates[0]?.version
      if (version && version !== versions.shown(owner)) await swap(owner, version).catch((error: unknown) => console.error(error))
    }
  }

  return {
    swap,
    follow,
    needsDocument: () => needsDocument,
    requireDocument: () => {
      needsDocument = true
    },
  }
}

export type Swaps = ReturnType<typeof createSwaps>
