import { allSettled, createWatch, scopeBind, type Scope, type Store } from 'effector'
import { faultOf, type Match } from '@shop/contracts/pages/routes'
import { readsStartedBy } from '@shop/http'
import {
  $pageFailure,
  match,
  pageFailed,
  pageOpened,
  pageRequested,
  unseenRuns,
  type PageFailure,
  type PageModule,
  type WidgetModule,
} from '@shop/routing'
import { pause } from '../../platform/tasks/pause.ts'
import type { Release } from '../../remotes/release.ts'
import { versionOf, type Verdict } from '../../remotes/remotes.ts'
import { keepPosition, positionOf } from '../../remotes/focus-position.ts'
import { watchHands } from './quiet.ts'
import { tell } from './tell.ts'
import type { Versions } from '../versions/versions.ts'

/** Runs stay in memory: after two swaps the next navigation loads a document. */
const MAX_SWAPS = 2

/** Code that will not come. */
const failure = (): Promise<unknown> => {
  const failed = Promise.reject(new Error('failed'))
  failed.catch(() => {})
  return failed
}

export interface SwapOptions {
  release: Release
  scope: Scope
  versions: Versions
  address: () => URL
  /** Makes the next navigation load a new document. */
  requireDocument: () => void
  /** This module is the page from now on; called again when its data is there. */
  shown: (found: Match, page: PageModule) => void
}

/** Swaps versions of remotes in a living document. Shared stores, such as the bag, survive. */
export function createSwaps({ release, scope, versions, address, shown, requireDocument }: SwapOptions) {
  let swaps = 0
  let serial = release.serial
  const waiting = new Map<string, () => void>()
  /** Latest decision per owner: outdated ones have no effect. */
  const decisions = new Map<string, { run: string }>()
  const recovering = new Map<string, Promise<boolean>>()
  const faults = new Map<string, number>()
  const judged = new Set<string>()

  const hands = watchHands({
    scope,
    address,
    tellsUnsaved: (owner, exposed) => dirtyOf(owner, versions.shown(owner), exposed) !== undefined,
  })
  const clearFailure = scopeBind(pageOpened, { scope })
  const { remotes } = versions
  remotes.focus = { keepPosition, positionOf }
  const foundHere = () => match(address().pathname, address().search)
  /** Its code came and threw, or did not come. */
  const tellUnloaded = (owner: string, run: string) => tell(versions.isSpent(owner, run) ? 'start' : 'load', owner, run)

  /** Transfers unsaved work if both versions support it; otherwise waits until it is saved. */
  function unsavedOf(module: unknown, next: PageModule): { waitsFor?: Store<boolean>; state?: unknown } {
    const page = module instanceof Promise ? null : (module as PageModule | null)
    if (!page?.$dirty || !scope.getState(page.$dirty)) return {}
    // Waits while the state cannot be transferred (undefined).
    const state = next.restore && page.snapshot?.(scope)
    return state === undefined ? { waitsFor: page.$dirty } : { state }
  }

  function dirtyOf(owner: string, run: string, exposed: string): Store<boolean> | undefined {
    const module = remotes.get(owner, run, exposed)
    return module instanceof Promise ? undefined : (module as PageModule | WidgetModule).$dirty
  }

  /** Unsaved input of visible widgets is never transferred: waits. */
  function unsavedWidget(owner: string, run: string): Store<boolean> | undefined {
    const widgets = remotes.mounted(owner).filter((exposed) => exposed.startsWith('widget/'))
    return widgets.map((exposed) => dirtyOf(owner, run, exposed)).find(($dirty) => $dirty && scope.getState($dirty))
  }

  function swapLater(owner: string, version: string, $dirty: Store<boolean>) {
    const again = () => {
      stop()
      void swap(owner, version).catch((error: unknown) => console.warn(error))
    }
    const clean = createWatch({ unit: $dirty, scope, fn: (dirty) => !dirty && again() })
    const left = createWatch({ unit: pageRequested, scope, fn: again })
    const stop = () => {
      clean.unsubscribe()
      left.unsubscribe()
      waiting.delete(owner)
    }
    waiting.set(owner, stop)
  }

  /** Opens a page of a hidden run. @returns whether it can be shown */
  async function worksUnseen(id: string, found: Match, page: PageModule): Promise<boolean> {
    let works = true
    unseenRuns.add(id)
    const watch = createWatch({ unit: pageFailed, scope, fn: ({ run }) => (works &&= run !== id) })
    await Promise.allSettled(readsStartedBy(() => void allSettled(page.opened, { scope, params: page.url(found.address) })))
    // What the last answer sets off comes a task later.
    await pause()
    watch.unsubscribe()
    if (!unseenRuns.has(id)) shown(found, page)
    return works
  }

  /** Loads visible modules in a hidden run. @returns the page's module if owned */
  async function loadOnScreen(owner: string, run: string, found: Match | null): Promise<PageModule | null> {
    const own = found?.row.owner === owner ? `page/${found.row.page}` : null
    const names = new Set([...(own ? [own] : []), ...remotes.mounted(owner)])
    await Promise.all([...names].map((exposed) => remotes.get(owner, run, exposed)))
    return own === null ? null : ((await remotes.get(owner, run, own)) as PageModule)
  }

  /**
   * Shows another version once everything visible is loaded, evaluated and has data, and the shopper's hands are off the page. Until then,
   * and on rejection, the old one stays. `atOnce`: the old one is broken, skip waiting. `mustWork`: not shown where its page fails too.
   */
  async function swap(owner: string, version: string, { atOnce = false, mustWork = false } = {}) {
    const run = versions.runOf(owner, version)
    const decision = { run }
    decisions.set(owner, decision)
    waiting.get(owner)?.()
    const before = versions.shown(owner)
    if (run === before) return
    const isLoaded = versions.isLoaded(owner)
    const isOutdated = () => decisions.get(owner) !== decision
    const drop = () => {
      // Possibly evaluated: removes its units.
      if (decisions.get(owner)?.run !== run && versions.shown(owner) !== run) versions.end(owner, run)
    }
    const whenQuiet = hands(owner)
    for (;;) {
      if (!atOnce) await whenQuiet()
      if (isOutdated()) return drop()
      const { href } = address()
      const found = foundHere()
      const page = await loadOnScreen(owner, run, found).catch((error: unknown) => {
        tellUnloaded(owner, run)
        versions.end(owner, run)
        throw error
      })
      const opened = found && page ? worksUnseen(`${owner}@${run}`, found, page) : true
      const works = atOnce || (await opened)
      if (!atOnce) await whenQuiet()
      if (isOutdated()) return drop()
      // The shopper may have navigated meanwhile.
      if (address().href !== href) continue
      // Where the version on screen works, one that fails is not shown.
      if (!works && (mustWork || !scope.getState($pageFailure))) {
        if (!mustWork) tell('contract', owner, run)
        versions.end(owner, run)
        throw new Error(`${owner}@${run} fails at ${href}`)
      }
      const unsaved = found && page ? unsavedOf(remotes.get(owner, before, `page/${found.row.page}`), page) : {}
      const waitsFor = unsaved.waitsFor ?? (atOnce ? undefined : unsavedWidget(owner, before))
      if (waitsFor && !atOnce) {
        versions.end(owner, run)
        return swapLater(owner, version, waitsFor)
      }
      if (unsaved.state !== undefined && page?.restore) scopeBind(page.restore, { scope })(unsaved.state)
      if (isLoaded && ++swaps > MAX_SWAPS) requireDocument()
      unseenRuns.delete(`${owner}@${run}`)
      unseenRuns.add(`${owner}@${before}`)
      versions.show(owner, run)
      if (!found || !page) return
      if (works && !atOnce) clearFailure()
      return shown(found, page)
    }
  }

  /** Switches to the first working version. `own` may still arrive, then nothing changes. @returns whether the areas work */
  async function recoverFrom(owner: string, exposed: string, own: Promise<unknown>): Promise<boolean> {
    const start = versions.shown(owner)
    const failed = versionOf(start)
    for (;;) {
      const others = versions.firstOther(owner, exposed)
      const version = await Promise.any([own.then(() => failed), others]).catch(() => null)
      if (version === failed || version === null) return version !== null
      console.warn(`${owner}@${failed} failed, trying ${version}`)
      try {
        await swap(owner, version, { atOnce: true })
        versions.fail(owner, failed)
        if (versions.shown(owner) === start) continue
        tell('fallback', owner, start)
        return true
      } catch {
        versions.fail(owner, version)
      }
    }
  }

  function recoverOnce(owner: string, exposed: string, own: Promise<unknown>): Promise<boolean> {
    const known = recovering.get(owner)
    if (known) return known
    const recovery = recoverFrom(owner, exposed, own).finally(() => recovering.delete(owner))
    recovering.set(owner, recovery)
    return recovery
  }

  /** For code that did not come; `own` may still. */
  function recover(owner: string, exposed: string, own = failure()): Promise<boolean> {
    const run = versions.shown(owner)
    own.catch(() => tellUnloaded(owner, run))
    return recoverOnce(owner, exposed, own)
  }

  /** The first error of an area may be temporary; after the second another version is chosen. */
  async function faulted(owner: string, run: string, exposed: string, error: Error): Promise<Verdict> {
    const area = `${owner}@${run}/${exposed}`
    const count = (faults.get(area) ?? 0) + 1
    faults.set(area, count)
    const isUnloaded = error.name === 'ChunkLoadError'
    if (!remotes.hopeless.has(error)) {
      if (run !== versions.shown(owner)) return 'replaced'
      if (count === 1 && !isUnloaded) return 'again'
      tell(isUnloaded ? 'load' : 'render', owner, run)
      versions.spend(owner, run)
      if (await recoverOnce(owner, exposed, failure())) return 'replaced'
    }
    tell('blank', owner, run)
    return 'failed'
  }

  /** A page that the last good version can show is not missing: the version on screen is at fault. Asked once per version. */
  async function judge({ status, isOfContract }: PageFailure) {
    const found = foundHere()
    // The API is away, busy or broken: another version might be luckier, and no better.
    const isOfApi = status >= 500 && !isOfContract
    if (!found || isOfApi || faultOf(found.row)) return
    const { owner, page } = found.row
    const failed = versionOf(versions.shown(owner))
    if (isOfContract) tell('contract', owner, failed)
    const id = `${owner}@${failed}`
    if (judged.has(id)) return
    judged.add(id)
    try {
      const earlier = await versions.firstOther(owner, `page/${page}`)
      await swap(owner, earlier, { mustWork: true })
      if (versionOf(versions.shown(owner)) !== earlier) return
      versions.fail(owner, failed)
      tell('contract', owner, failed)
      tell('fallback', owner, failed)
    } catch {
      // No other version, or it fails too: the page is missing.
    }
  }

  /** Retries a dead area: a new run of the release's version, else any working one. @returns whether it works */
  async function retry(owner: string, exposed: string): Promise<boolean> {
    await versions.refresh(owner)
    versions.forgive(owner)
    versions.spend(owner, versions.shown(owner))
    return swap(owner, versions.active(owner), { atOnce: true }).then(
      () => true,
      () => recoverOnce(owner, exposed, failure()),
    )
  }

  /** Reloads all code of a version edited under its name. On failure the old code stays. */
  async function restart(owner: string) {
    versions.spend(owner, versions.shown(owner))
    await swap(owner, versions.active(owner), { atOnce: true })
  }

  /** Applies a newer release to the open document. A failing version changes nothing. */
  async function follow(next: Release) {
    if (next.serial <= serial) return
    serial = next.serial
    // The shell itself is never swapped.
    if (next.shell !== release.shell) requireDocument()
    await Promise.all(
      Object.entries(next.remotes).map(async ([owner, candidates]) => {
        versions.learn(owner, candidates)
        const version = versions.active(owner)
        versions.forgive(owner, version)
        // A newer decision, also "stay", overrides loading ones.
        decisions.delete(owner)
        waiting.get(owner)?.()
        if (version === versionOf(versions.shown(owner)) || versions.hasFailed(owner, version)) return
        await swap(owner, version).catch((error: unknown) => {
          versions.fail(owner, version)
          tell('swap-refused', owner, version)
          console.warn(`${owner}@${version} failed, ${versionOf(versions.shown(owner))} stays`, error)
        })
      }),
    )
  }

  return { swap, recover, faulted, judge, retry, restart, follow }
}

export type Swaps = ReturnType<typeof createSwaps>
