import { createContext, use, useCallback, type ReactNode } from 'react'

/** A full URL of this shop, or parts; missing parts come from the current page. */
export type To = string | { pathname?: string; search?: string; hash?: string }

export interface RouterLocation {
  pathname: string
  search: string
  hash: string
}

interface HowToGo {
  /** Keeps the scroll position. */
  preventScrollReset?: boolean
}

/** Navigation backend: the shell's history in the browser, memory in tests. */
export interface Navigator {
  push: (to: To, state?: unknown, options?: HowToGo) => void
  replace: (to: To, state?: unknown, options?: HowToGo) => void
}

// Two contexts: a navigation re-renders location readers, but no links.
export const PlaceContext = createContext<RouterLocation>({ pathname: '/', search: '', hash: '' })
const NavigatorContext = createContext<Navigator>({ push() {}, replace() {} })

interface RouterProps {
  location: RouterLocation
  navigator: Navigator
  children: ReactNode
}

/** Provides the location. The shell owns history and routes, so a router library (8 KiB per page) would only add these two contexts. */
export const Router = ({ location, navigator, children }: RouterProps) => (
  <NavigatorContext value={navigator}>
    <PlaceContext value={location}>{children}</PlaceContext>
  </NavigatorContext>
)

/** Location of the shown page. */
export const useLocation = () => use(PlaceContext)
export const useNavigator = () => use(NavigatorContext)

/** Navigates from code; a stable function. */
export function useNavigate() {
  const navigator = useNavigator()
  return useCallback(
    (to: To, { replace = false, state, ...options }: HowToGo & { replace?: boolean; state?: unknown } = {}) =>
      navigator[replace ? 'replace' : 'push'](to, state, options),
    [navigator],
  )
}

/** Path, query and hash of `to`, relative to the page at `pathname`. */
export function hrefOf(to: To, pathname: string): string {
  const href = typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`
  return href.startsWith('/') ? href : pathname + href
}
