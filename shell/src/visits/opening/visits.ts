import { allSettled, createWatch, scopeBind, type Scope } from 'effector'
import { askKey } from '@shop/contracts/core/ask'
import { errorPageWidgets, faultOf, type Match } from '@shop/contracts/pages/routes'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { askAhead, readsStartedBy } from '@shop/http'
import type { TextsHost } from '@shop/i18n'
import { $pageFailure, match, pageFailed, pageOpened, pageRequested, type Address, type PageModule, type WidgetModule } from '@shop/routing'
import { $brand, $online, popupClosed } from '@shop/session'
import { versionOf } from '../../remotes/remotes.ts'
import { after } from '../../platform/tasks/pause.ts'
import { applyHead } from '../head/apply.ts'
import { describe } from '../head/describe.ts'
import { pageHead } from '../head/page-head.ts'
import { AskLists, type LoadAsks } from './ask-lists.ts'
import { handleFailures } from './failures.ts'
import { lazySwaps } from '../swaps/lazy-swaps.ts'
import { navigationEnded, navigationStarted } from './progress.ts'
import { Versions, type Loading } from '../versions/versions.ts'

export interface Visiting extends Loading {
  loadAsks: LoadAsks
  /** Reloads the document if allowed: once a minute, or on the shopper's request. */
  reload: (isAskedFor?: boolean) => boolean
  scope: Scope
  texts: TextsHost
  context: ShopContext
  /** Of this document, without a slash at the end. */
  origin: string
}

/** Slow files are requested in other versions too: the first to load is shown. */
const PATIENCE_MS = 2500
/** With server HTML, header and bag do not wait for page code. */
const ARRIVAL_MS = 3000

const addressOf = ({ pathname, search }: URL): Address => match(pathname, search)?.address ?? { pathname, search, params: {} }

/** Opens pages: starts loading data and code at once, before rendering. */
export function createVisits(options: Visiting) {
  const { scope, texts, context, origin } = options
  const versions = new Versions(options)
  const { remotes } = versions
  let needsDocument = false
  const requireDocument = () => {
    needsDocument = true
  }
  const swaps = lazySwaps({
    release: options.release,
    scope,
    versions,
    address: () => new URL(location.href),
    shown: (found, page) => {
      openedPage = page
      updateHead(found, page, visitNumber)
    },
    requireDocument,
  })
  const started = scopeBind(navigationStarted, { scope })
  const ended = scopeBind(navigationEnded, { scope })
  const closePopup = scopeBind(popupClosed, { scope })
  const clearFailure = scopeBind(pageOpened, { scope })
  const request = scopeBind(pageRequested, { scope })
  const fail = scopeBind(pageFailed, { scope })

  /** Visit counter: late results of earlier visits are ignored. */
  let visitNumber = 0
  let openedWidgets = new Set<WidgetModule>()
  let openedPage: PageModule | null = null
  let here = addressOf(new URL(location.href))

  const { recover } = handleFailures({ ...options, versions, swaps })
  remotes.onWidget = (_, __, module) => {
    if (openedWidgets.has(module)) return
    openedWidgets.add(module)
    if (module.opened) scopeBind(module.opened, { scope })(here)
  }

  const widgetsOf = (found: Match | null) => (found ? (found.row.widgets ?? []) : errorPageWidgets)
  const moduleOf = (owner: string, exposed: string) => remotes.get(owner, versions.shown(owner), exposed)
  const pageOf = ({ row }: Match) => moduleOf(row.owner, `page/${row.page}`)
  const partsOf = (found: Match | null) => [
    ...(found ? [{ owner: found.row.owner, exposed: `page/${found.row.page}` }] : []),
    ...widgetsOf(found).map(({ owner, widget }) => ({ owner, exposed: `widget/${widget}` })),
  ]

  const lists = new AskLists(options.loadAsks)
  const asksOf = ({ row, address }: Match) => lists.of(versions.shownRemote(row.owner), `page/${row.page}`, address)

  /** Prefetches data of modules whose code is loading. Loaded modules request their own. */
  function askBesideCode(found: Match | null, address: Address) {
    const number = visitNumber
    for (const { owner, exposed } of partsOf(found)) {
      const isComing = () => number === visitNumber && moduleOf(owner, exposed) instanceof Promise
      if (!isComing()) continue
      void lists.of(versions.shownRemote(owner), exposed, address).then((asks) => isComing() && asks.forEach((one) => void askAhead(one)))
    }
  }

  /** The page of the displayed version, else of another working one. */
  const loadPage = async (found: Match): Promise<PageModule> => {
    const own = Promise.resolve(pageOf(found))
    const overdue = after(PATIENCE_MS).then(() => Promise.reject(new Error('overdue')))
    try {
      return (await Promise.race([own, overdue])) as PageModule
    } catch {
      await recover(found.row.owner, `page/${found.row.page}`, own)
      return (await pageOf(found)) as PageModule
    }
  }
  /** A page that fails in all versions: reloads once a minute before showing the failure. */
  const loadPageOrDocument = async (found: Match): Promise<PageModule> => {
    try {
      return await loadPage(found)
    } catch (error) {
      if (options.reload()) return new Promise(() => {})
      throw error
    }
  }
  const loadWidgets = (found: Match | null) =>
    Promise.all(
      widgetsOf(found).map(async ({ owner, widget }) => {
        const number = visitNumber
        const module = await Promise.resolve(remotes.get(owner, versions.shown(owner), `widget/${widget}`)).catch(() => null)
        // A failed widget shows it in its own area.
        if (!module || number !== visitNumber) return
        remotes.onWidget(owner, widget, module as WidgetModule)
        if ((module as WidgetModule).head && openedPage) updateHead(found, openedPage, number)
      }),
    )

  function updateHead(found: Match | null, page: PageModule | null, number: number) {
    // After a swap the stores of the replaced page no longer exist.
    if (number !== visitNumber || (page && page !== openedPage)) return
    try {
      const version = found ? versionOf(versions.shown(found.row.owner)) : ''
      const { head, status } = pageHead({
        found,
        page,
        version,
        remotes,
        runOf: (owner) => versions.shown(owner),
        scope,
        texts,
        context,
        origin,
      })
      applyHead(describe(head, { row: found?.row ?? null, address: here, context, brand: scope.getState($brand), origin, status }))
    } catch (error) {
      console.error(error) // a failed title must not fail the page
    }
  }

  /** The head is updated as data arrives. */
  function openPage(found: Match, page: PageModule, { hasHead = false } = {}): Promise<unknown> {
    // Already opened by a recovery.
    if (openedPage === page) return Promise.resolve()
    openedPage = page
    const number = visitNumber
    const settled = allSettled(page.opened, { scope, params: page.url(found.address) })
    if (!hasHead) {
      updateHead(found, page, number)
      void settled.then(() => updateHead(found, page, number))
    }
    return settled
  }

  /**
   * Hydrates the document's page: data is present, code is loading. `documentTexts` resolves with the shell's texts.
   * @returns whether the code loaded; otherwise server HTML stays
   */
  async function arrive({ hasData, documentTexts }: { hasData: boolean; documentTexts: Promise<void> }): Promise<boolean> {
    const found = match(location.pathname, location.search)
    if (!hasData) askBesideCode(found, here)
    // Server-rendered widgets hydrate near the viewport.
    const widgets = hasData ? null : loadWidgets(found)
    let isThere = true
    if (found && !(hasData && scope.getState($pageFailure))) {
      const load = hasData ? loadPage : loadPageOrDocument
      const opening = Promise.all([load(found), documentTexts]).then(
        ([page]) => visitNumber === 0 && openPage(found, page, { hasHead: hasData }),
      )
      isThere = false
      const opened = opening.then(() => {
        isThere = true
      })
      await Promise.race([opened, ...(hasData ? [after(ARRIVAL_MS)] : [])]).catch((error: unknown) => console.warn(error))
    }
    await Promise.all([widgets, documentTexts])
    if (found) void lists.prepare(versions.shownRemote(found.row.owner))
    return isThere
  }

  /** Opens a page by URL. @returns whether it can render at once */
  function visit(url: URL): boolean {
    // The URL is already changed: reloading opens the new document.
    if (needsDocument) {
      location.reload()
      return false
    }
    const number = ++visitNumber
    openedWidgets = new Set()
    openedPage = null
    const found = match(url.pathname, url.search)
    if (found) versions.renew(found.row.owner)
    if (here.pathname !== url.pathname) closePopup()
    here = addressOf(url)
    request(found?.row.page ?? '')
    remotes.forgetFailures()
    const fault = found && faultOf(found.row)
    if (fault) {
      ended()
      fail(fault)
      return true
    }
    askBesideCode(found, here)
    void loadWidgets(found)
    if (!found) {
      ended()
      clearFailure()
      updateHead(null, null, number)
      return true
    }
    const open = (page: PageModule) => {
      if (number !== visitNumber) return
      clearFailure()
      const reads = readsStartedBy(() => void openPage(found, page))
      if (reads.length === 0) return ended()
      started()
      void Promise.allSettled(reads).then(() => {
        if (number !== visitNumber) return
        ended()
        updateHead(found, page, number)
      })
    }
    const module = pageOf(found)
    if (module instanceof Promise) {
      started()
      loadPageOrDocument(found).then(open, (error: unknown) => {
        const isLost = !scope.getState($online) || !navigator.onLine
        if (!isLost) console.error(error) // its area shows the failure
        if (number !== visitNumber) return
        ended()
        if (isLost) fail({ status: 500, isLost: true })
      })
      return false
    }
    // Loaded pages open in the same task, before rendering.
    open(module as PageModule)
    return true
  }

  createWatch({
    unit: $pageFailure,
    scope,
    fn: (failure) => {
      if (!failure) return
      void swaps().then(({ judge }) => judge(failure), console.warn)
      void loadWidgets(null)
      updateHead(match(here.pathname, here.search), null, visitNumber)
    },
  })

  /** Prefetches code and data of a link on hover or touch. */
  function prepare({ pathname, search }: URL) {
    const found = match(pathname, search)
    if (!found) return
    pageOf(found)
    void askForNew(found)
  }

  /** Skips reads that the current page has sent: a size is another URL of the same product. */
  async function askForNew(found: Match) {
    const shown = match(here.pathname, here.search)
    const number = visitNumber
    const [asks, known] = await Promise.all([asksOf(found), shown ? asksOf(shown) : []])
    const had = new Set(known.map(askKey))
    if (number === visitNumber) for (const one of asks) if (!had.has(askKey(one))) void askAhead(one)
  }

  /** Prefetches code of the most linked page types; single links do not count. */
  function warm(addresses: readonly URL[], most: number) {
    for (const owner of Object.keys(options.release.remotes)) void lists.prepare(versions.shownRemote(owner))
    const current = match(location.pathname, location.search)?.row.page
    const kinds = Map.groupBy(
      addresses.map(({ pathname, search }) => match(pathname, search)).filter((found) => found !== null && found.row.page !== current),
      (found) => `${found?.row.owner}/${found?.row.page}`,
    )
    const often = [...kinds.values()].filter(({ length }) => length > 1).sort((one, other) => other.length - one.length)
    for (const [found] of often.slice(0, most)) if (found) pageOf(found)
  }

  return {
    remotes,
    warm,
    swaps,
    shown: (owner: string) => versions.shown(owner),
    arrive,
    visit,
    prepare,

    requireDocument,
  }
}

export type Visits = ReturnType<typeof createVisits>
