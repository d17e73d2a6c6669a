import { use, useEffect } from 'react'
import { useUnit } from 'effector-react'
import { isBlocked } from '@shop/contracts/guard'
import { match, useLocation } from '@shop/routing'
import { layersChanged, popupOpened, quietChanged } from '@shop/session'
import { useStorefront } from './chrome/storefront.ts'
import { RemotesContext } from './remotes.ts'
import { $navigating } from './visits/progress.ts'

const PARAMETER = 'popup'

/** URL of this page with a popup open, to share. */
export function popupAddress(widget: string | null): string {
  const { href } = location
  const url = new URL(href)
  if (widget) url.searchParams.set(PARAMETER, widget)
  else url.searchParams.delete(PARAMETER)
  return url.href
}

/** After a reload popups without a URL are closed, so their history entry is removed. */
function leaveClosedPopup() {
  const state = history.state as object | null
  if (!state || !(PARAMETER in state) || 'held' in document.documentElement.dataset) return
  addEventListener('popstate', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
  history.back()
}

/** Opens the popup named by the URL, on load and on Forward. */
function usePopupOfAddress() {
  const { popupFrame, popupOwners } = use(RemotesContext)
  const open = useUnit(popupOpened)
  const storefront = useStorefront()
  useEffect(() => {
    const look = () => {
      const widget = new URLSearchParams(location.search).get(PARAMETER) ?? ''
      for (const owner of popupOwners) {
        const { shared: props, page = '/' } = popupFrame(owner, widget) ?? {}
        if (!props || isBlocked(storefront, page)) continue
        // The page's entry is below the popup's: Back closes the popup only.
        const state = history.state as object | null
        if (!state || !(PARAMETER in state)) history.replaceState(state, '', popupAddress(null))
        return open({ owner: owner as 'shell', widget, props })
      }
      leaveClosedPopup()
    }
    look()
    addEventListener('popstate', look)
    return () => removeEventListener('popstate', look)
  }, [open, popupFrame, popupOwners, storefront])
}

/** Any overlay locks scrolling, or is open in the header. */
function useLayers() {
  const change = useUnit(layersChanged)
  useEffect(() => {
    const root = document.documentElement
    const look = () => change('held' in root.dataset || document.querySelector('header :is([aria-expanded=true],[data-over])') !== null)
    const observer = new MutationObserver(look)
    observer.observe(root, { subtree: true, attributeFilter: ['data-held', 'data-over', 'aria-expanded'] })
    look()
    return () => observer.disconnect()
  }, [change])
}

/** Quiet pages: bag, checkout, payment, landings, and during navigation. */
function useQuietPages() {
  const { pathname, search } = useLocation()
  const { isNavigating, change } = useUnit({ isNavigating: $navigating, change: quietChanged })
  const row = match(pathname, search)?.row
  const isQuiet = isNavigating || !row || row.layout !== 'default' || row.owner === 'mfe-cart-checkout'
  useEffect(() => void change(isQuiet), [change, isQuiet])
}

/** State for unsolicited popups. */
export function PopupBehavior() {
  useLayers()
  useQuietPages()
  usePopupOfAddress()
  return null
}
