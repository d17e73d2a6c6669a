import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { isBlocked } from '@shop/contracts/shop/guard'
import { cleanSearch } from '@shop/contracts/pages/routes'
import type { Storefront } from '@shop/contracts/shop/storefront'
import { match, Router } from '@shop/routing'
import { focusHeading, focusHeadingIfLost, focusLink, rememberLink } from './focus-after.ts'
import { openGates } from '../../remotes/areas/near-viewport.ts'
import { rememberScroll, restoreScroll, scrollToPlace } from './scroll.ts'

interface Entry {
  key: string
  usr: unknown
  /** Set while a popup owns the history entry. */
  popup?: string
}

type To = string | { pathname?: string; search?: string; hash?: string }

const entry = () => history.state as Partial<Entry> | null
const newKey = () => Math.random().toString(36).slice(2, 10)
const here = () => ({
  pathname: location.pathname,
  // Initial location without tracking parameters, like the server's.
  search: cleanSearch(location.search),
  hash: location.hash,
  state: entry()?.usr ?? null,
  key: entry()?.key ?? 'first',
})
type HistoryPosition = ReturnType<typeof here> & { scroll: 'top' | 'back' | 'none' }

const hrefOf = (to: To) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`)

/** Orders change the following pages: their scroll positions are dropped. */
const isOfPurchase = ({ pathname, search }: HistoryPosition) => match(pathname, search)?.row.owner === 'mfe-cart-checkout'

let showPage = (_pathname: string, show: () => void) => show()
/** The motion between two pages, whose code comes after the first one. */
export const showPagesWith = (motion: typeof showPage) => {
  showPage = motion
}

interface NavigationProps {
  children: ReactNode
  storefront: Storefront
  /** @returns whether the page's code is loaded */
  onVisit: (address: URL) => boolean
}

/** History integration for React. `onVisit` receives every navigation before rendering, so that data and code load at once. */
export function Navigation({ children, storefront, onVisit }: NavigationProps) {
  const [current, setCurrent] = useState<HistoryPosition>(() => ({ ...here(), scroll: 'none' }))
  const latest = useRef({ href: current.pathname + current.search, key: current.key })

  const navigator = useMemo(() => {
    const arrive = (scroll: HistoryPosition['scroll']) => {
      const next = { ...here(), scroll }
      // Disables `.far`, so that scroll positions can be restored.
      if (scroll !== 'none') document.documentElement.toggleAttribute('data-back', scroll === 'back')
      const isSamePage = latest.current.href.split('?', 1)[0] === location.pathname
      latest.current = { href: next.pathname + next.search, key: next.key }
      const isThere = onVisit(new URL(location.href))
      // Re-rendering would discard dehydrated HTML.
      const hasHtml = isSamePage && openGates()
      // Uses a transition only to wait for code: transitions render slower.
      if (isThere && !hasHtml) showPage(isSamePage ? '' : next.pathname, () => setCurrent(next))
      else startTransition(() => setCurrent(next))
    }
    // The same guard as the server's: blocked pages are 404.
    const guarded = (to: To) => {
      const url = new URL(hrefOf(to), location.href)
      return isBlocked(storefront, url.pathname, url.search) ? '/404' : url.pathname + url.search + url.hash
    }
    return {
      arrive,
      push(to: To, state?: unknown, options?: { preventScrollReset?: boolean }) {
        rememberScroll(latest.current.key)
        rememberLink(latest.current.key, hrefOf(to))
        // A link in a popup replaces the popup's history entry.
        const method = entry()?.popup ? 'replaceState' : 'pushState'
        history[method]({ usr: state, key: newKey() } satisfies Entry, '', guarded(to))
        arrive(options?.preventScrollReset ? 'none' : 'top')
      },
      replace(to: To, state?: unknown) {
        const { pathname } = location
        history.replaceState({ usr: state, key: newKey() } satisfies Entry, '', guarded(to))
        arrive(location.pathname === pathname ? 'none' : 'top')
      },
    }
  }, [onVisit, storefront])

  useEffect(() => {
    const back = () => {
      // A popup entry or an anchor: no visit.
      if (location.pathname + cleanSearch(location.search) === latest.current.href) return
      rememberScroll(latest.current.key)
      navigator.arrive('back')
    }
    const leave = () => {
      rememberScroll(latest.current.key)
      history.scrollRestoration = 'auto'
    }
    const stay = () => {
      history.scrollRestoration = 'manual'
    }
    stay()
    addEventListener('popstate', back)
    addEventListener('pagehide', leave)
    addEventListener('pageshow', stay)
    return () => {
      removeEventListener('popstate', back)
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', stay)
    }
  }, [navigator])

  const path = useRef(current.pathname)
  useLayoutEffect(() => {
    if (current.scroll === 'top') scrollToPlace(current.hash)
    if (current.scroll === 'back') {
      if (isOfPurchase(current)) scrollToPlace('')
      else restoreScroll(current.key)
    }
    if (path.current === current.pathname) {
      if (current.scroll === 'top') focusHeadingIfLost()
    } else if (current.scroll === 'back' && !isOfPurchase(current)) focusLink(current.key)
    else focusHeading()
    path.current = current.pathname
  }, [current])

  return (
    <Router location={current} navigator={navigator}>
      {children}
    </Router>
  )
}
