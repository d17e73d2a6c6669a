import { use, useEffect } from 'react'
import { useUnit } from 'effector-react'
import { isBlocked } from '@shop/contracts/shop/guard'
import { match, useLocation } from '@shop/routing'
import { layersChanged, popupOpened, quietChanged } from '@shop/session'
import { useStorefront } from '../chrome/storefront.ts'
import { RemotesContext } from '../remotes/remotes.ts'
import { $navigating } from '../visits/progress.ts'

const PARAMETER = 'popup'

/** This page with a popup open, to be passed on. */
export function popupAddress(widget: string | null): string {
  const { href } = location
  const url = new URL(href)
  if (widget) url.searchParams.set(PARAMETER, widget)
  else url.searchParams.delete(PARAMETER)
  return url.href
}

/** After a reload nothing is open at the entry of a popup without an address: Back would seem to do nothing there. */
function leaveClosedPopup() {
  const state = history.state as object | null
  if (!state || !(PARAMETER in state) || 'held' in document.documentElement.dataset) return
  addEventListener('popstate', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
  history.back()
}

/** An address that names a popup opens it: on arrival, and when Forward comes to it again. */
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
        // Below the popup lies its page: Back closes the one and stays on the other.
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

/** Whatever lies over the page holds its scrolling, or is unfolded in the header. */
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

/** Bag, checkout and payment, landings, and the way from page to page. */
function useQuietPages() {
  const { pathname, search } = useLocation()
  const { isNavigating, change } = useUnit({ isNavigating: $navigating, change: quietChanged })
  const row = match(pathname, search)?.row
  const isQuiet = isNavigating || !row || row.layout !== 'default' || row.owner === 'mfe-cart-checkout'
  useEffect(() => void change(isQuiet), [change, isQuiet])
}

/** What the shop knows of popups besides the one that is open. */
export function PopupManners() {
  useLayers()
  useQuietPages()
  usePopupOfAddress()
  return null
}
