import { use, useEffect } from 'react'
import { useUnit } from 'effector-react'
import { isBlocked } from '@shop/contracts/shop/guard'
import { match, useLocation } from '@shop/routing'
import { layersChanged, popupOpened, quietChanged } from '@shop/session'
import { useStorefront } from '../../chrome/storefront.ts'
import type { DeclaredPopup } from '../../remotes/release.ts'
import { RemotesContext } from '../../remotes/remotes.ts'
import { $navigating } from '../opening/progress.ts'

const PARAMETER = 'popup'

type Props = Readonly<Record<string, unknown>>
const parameterOf = (prop: string) => `${PARAMETER}-${prop}`

/** This page without a popup. */
function pageAddress(): URL {
  const url = new URL(location.href)
  const isOfPopup = (name: string) => name === PARAMETER || name.startsWith(parameterOf(''))
  url.search = String(new URLSearchParams([...url.searchParams].filter(([name]) => !isOfPopup(name))))
  return url
}

/** Shareable address of an open popup, with the props that it carries. */
export function popupAddress(widget: string, { carries = [] }: DeclaredPopup = {}, props: Props = {}): string {
  const url = pageAddress()
  url.searchParams.set(PARAMETER, widget)
  for (const name of carries) url.searchParams.set(parameterOf(name), String(props[name]))
  return url.href
}

/** Props of a popup opened by its address; null if one is missing or the popup has no address. */
function propsInAddress({ shared, carries = [] }: DeclaredPopup, query: URLSearchParams): Props | null {
  const carried = carries.map((name) => [name, query.get(parameterOf(name))] as const)
  return shared && carried.every(([, value]) => value) ? { ...shared, ...Object.fromEntries(carried) } : null
}

/** After a reload, a popup without an address is closed but its history entry remains: Back would seem to do nothing. */
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
      const query = new URLSearchParams(location.search)
      const widget = query.get(PARAMETER) ?? ''
      for (const owner of popupOwners) {
        const declared = popupFrame(owner, widget) ?? {}
        const props = propsInAddress(declared, query)
        if (!props || isBlocked(storefront, declared.page ?? '/')) continue
        // Below the popup lies its page: Back closes the one and stays on the other.
        const state = history.state as object | null
        if (!state || !(PARAMETER in state)) history.replaceState(state, '', pageAddress())
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
