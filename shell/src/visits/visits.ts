import { allSettled, createWatch, scopeBind, type Scope } from 'effector'
import { askKey } from '@shop/contracts/core/ask'
import { errorPageWidgets, faultOf, type Match } from '@shop/contracts/pages/routes'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { askAhead, readsStartedBy } from '@shop/http'
import type { TextsHost } from '@shop/i18n'
import { $pageFailure, match, pageFailed, pageOpened, type Address, type PageModule, type WidgetModule } from '@shop/routing'
import { $brand, popupClosed } from '@shop/session'
import type { Release } from '../remotes/release.ts'
import { versionOf } from '../remotes/remotes.ts'
import { after } from '../loading/pause.ts'
import { applyHead } from '../head/apply.ts'
import { describe } from '../head/describe.ts'
import { pageHead } from '../head/page-head.ts'
import { AskLists, type LoadAsks } from './ask-lists.ts'
import { handleFailures } from './failures.ts'
import { lazySwaps } from './lazy-swaps.ts'
import { navigationEnded, navigationStarted } from './progress.ts'
import { Versions, type Loading } from './versions.ts'

export interface Visiting extends Loading {
  loadAsks: LoadAsks
  /** Loads the document anew, if that may be done now: once a minute, or whenever the shopper asks for it. */
  reload: (isAskedFor?: boolean) => boolean
  scope: Scope
  texts: TextsHost
  context: ShopContext
  /** Of this document, without a slash at the end. */
  origin: string
}

/** Files that take longer are asked for in other versions as well: whichever comes first is shown. */
const PATIENCE_MS = 2500
/** The server's HTML is there: header and bag do not wait longer for the page's code. */
const ARRIVAL_MS = 3000

const addressOf = ({ pathname, search }: URL): Address => match(pathname, search)?.address ?? { pathname, search, params: {} }

/** Opens pages: data and code are asked for at once, and both before React renders. */
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
    open: (found, page) => openPage(found, page),
    requireDocument,
  })
  const started = scopeBind(navigationStarted, { scope })
  const ended = scopeBind(navigationEnded, { scope })
  const closePopup = scopeBind(popupClosed, { scope })
  const forgetFailure = scopeBind(pageOpened, { scope })
  const fail = scopeBind(pageFailed, { scope })

  /** Counts visits: what arrives for a page already left changes nothing. */
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

  /** Asks for the data of parts whose code is on its way. A part that is there knows what it has, and asks for the rest by itself. */
  function askBesideCode(found: Match | null, address: Address) {
    const number = visitNumber
    for (const { owner, exposed } of partsOf(found)) {
      const isComing = () => number === visitNumber && moduleOf(owner, exposed) instanceof Promise
      if (!isComing()) continue
      void lists.of(versions.shownRemote(owner), exposed, address).then((asks) => isComing() && asks.forEach((one) => void askAhead(one)))
    }
  }

  /** The page of the version shown, else of another one that works. */
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
  /** A page that no version can give: once a minute a new document is tried before its area says so. */
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
        // A widget that fails shows it in its own place.
        if (!module || number !== visitNumber) return
        remotes.onWidget(owner, widget, module as WidgetModule)
        if ((module as WidgetModule).head && openedPage) updateHead(found, openedPage, number)
      }),
    )

  function updateHead(found: Match | null, page: PageModule | null, number: number) {
    if (number !== visitNumber) return
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
      console.error(error) // a title is not worth a page
    }
  }

  /** What a page says of itself is known better and better until its data is there. */
  function openPage(found: Match, page: PageModule, { hasHead = false } = {}): Promise<unknown> {
    // A recovery on the way to this page has opened it already.
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
   * The document came with all that its first page needs; only the code is missing. `words` resolves when the shell can speak.
   * @returns the page's code is there; where it is not, the server's HTML stays until it comes.
   */
  async function arrive({ hasData, words }: { hasData: boolean; words: Promise<void> }): Promise<boolean> {
    const found = match(location.pathname, location.search)
    if (!hasData) askBesideCode(found, here)
    // Widgets of the server's HTML are taken over when the shopper comes near them.
    const widgets = hasData ? null : loadWidgets(found)
    let isThere = true
    if (found && !(hasData && scope.getState($pageFailure))) {
      const load = hasData ? loadPage : loadPageOrDocument
      const opening = Promise.all([load(found), words]).then(([page]) => visitNumber === 0 && openPage(found, page, { hasHead: hasData }))
      isThere = false
      const opened = opening.then(() => {
        isThere = true
      })
      await Promise.race([opened, ...(hasData ? [after(ARRIVAL_MS)] : [])]).catch((error: unknown) => console.warn(error))
    }
    await Promise.all([widgets, words])
    if (found) void lists.prepare(versions.shownRemote(found.row.owner))
    return isThere
  }

  /** Opens the page of an address. @returns what React needs is there already: it need not wait with the old page on screen. */
  function visit(url: URL): boolean {
    // The address has changed already: loading it again makes the new document.
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
      forgetFailure()
      updateHead(null, null, number)
      return true
    }
    const open = (page: PageModule) => {
      if (number !== visitNumber) return
      forgetFailure()
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
        console.error(error) // its area says so
        if (number === visitNumber) ended()
      })
      return false
    }
    // A page that is there is opened before React renders it, in the same task.
    open(module as PageModule)
    return true
  }

  createWatch({
    unit: $pageFailure,
    scope,
    fn: (failure) => {
      if (!failure) return
      void loadWidgets(null)
      updateHead(match(here.pathname, here.search), null, visitNumber)
    },
  })

  /** Hover, focus or touch on a link: its page's code and data, so that the click finds both. */
  function prepare({ pathname, search }: URL) {
    const found = match(pathname, search)
    if (!found) return
    pageOf(found)
    void askForNew(found)
  }

  /** What the page on screen has asked for itself is not asked again: a size is another address of the same piece. */
  async function askForNew(found: Match) {
    const shown = match(here.pathname, here.search)
    const number = visitNumber
    const [asks, known] = await Promise.all([asksOf(found), shown ? asksOf(shown) : []])
    const had = new Set(known.map(askKey))
    if (number === visitNumber) for (const one of asks) if (!had.has(askKey(one))) void askAhead(one)
  }

  /** Loads the code of the kinds of pages that most of these addresses lead to; a single link (breadcrumbs) is no kind. */
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

  /** A newer release for the open document. */
  const follow = async (release: Release) => (await swaps()).follow(release)

  /** An edit under `npm run dev`. */
  const restart = async (owner: string) => (await swaps()).restart(owner)

  return { remotes, warm, restart, shown: (owner: string) => versions.shown(owner), arrive, visit, prepare, follow, requireDocument }
}

export type Visits = ReturnType<typeof createVisits>
