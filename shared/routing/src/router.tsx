import { createContext, use, useCallback, type ReactNode } from 'react'

/** A whole address of this shop, or parts of one: what is left out is the present page's. */
export type To = string | { pathname?: string; search?: string; hash?: string }

export interface Place {
  pathname: string
  search: string
  hash: string
}

interface HowToGo {
  /** The page stays where it is scrolled to. */
  preventScrollReset?: boolean
}

/** Changes the address and the page with it: the shell's in the browser, a memory in tests. */
export interface Navigator {
  push: (to: To, state?: unknown, options?: HowToGo) => void
  replace: (to: To, state?: unknown, options?: HowToGo) => void
}

// Two contexts: a navigation renders what reads the address, and no link.
export const PlaceContext = createContext<Place>({ pathname: '/', search: '', hash: '' })
const NavigatorContext = createContext<Navigator>({ push() {}, replace() {} })

interface RouterProps {
  location: Place
  navigator: Navigator
  children: ReactNode
}

/**
 * The address for everything inside. The shell owns the history and the route table, so of a router library this shop would use
 * two contexts, at 8 KiB a page.
 */
export const Router = ({ location, navigator, children }: RouterProps) => (
  <NavigatorContext value={navigator}>
    <PlaceContext value={location}>{children}</PlaceContext>
  </NavigatorContext>
)

/** Address of the page that is shown. */
export const useLocation = () => use(PlaceContext)
export const useNavigator = () => use(NavigatorContext)

/** Goes to an address from code; stays the same function between renders. */
export function useNavigate() {
  const navigator = useNavigator()
  return useCallback(
    (to: To, { replace = false, state, ...options }: HowToGo & { replace?: boolean; state?: unknown } = {}) =>
      navigator[replace ? 'replace' : 'push'](to, state, options),
    [navigator],
  )
}

/** Path, query and hash of `to`, seen from the page at `pathname`. */
export function hrefOf(to: To, pathname: string): string {
  const href = typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`
  return href.startsWith('/') ? href : pathname + href
}
