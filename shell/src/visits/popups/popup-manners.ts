import { use, useCallback, useEffect } from 'react'
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

interface EntryOfPopup {
  popup: string
  position?: number
}

const entryOfPopup = () => {
  const state = history.state as EntryOfPopup | null
  return state && PARAMETER in state ? state : null
}

const swallow = (event: Event) => event.stopImmediatePropagation()
let passed: string | null = null

/**
 * After a reload or a Forward, a popup without an address is closed but its history entry remains: Back or Forward would seem to do nothing.
 * Forward passes over it to the other site that was opened from the popup.
 */
function passClosedPopup(isForward: boolean) {
  const entry = entryOfPopup()
  if (!entry || 'held' in document.documentElement.dataset) return
  const { popup, position = history.length } = entry
  // Reached twice in a row: the first time it was passed over to an anchor of this page, so this is the way back.
  passed = isForward && history.length > position && passed !== popup ? popup : null
  // One function: still there if Forward has led to another site, it is not added again.
  addEventListener('popstate', swallow, { capture: true, once: true })
  history.go(passed ? 1 : -1)
}

/** Opens the popup named by the URL: on load, on Forward, and where a link led to. */
function usePopupOfAddress(isOfLoad: boolean) {
  const { popupFrame, popupOwners } = use(RemotesContext)
  const open = useUnit(popupOpened)
  const storefront = useStorefront()
  const page = useLocation()
  const openNamed = useCallback(() => {
    const query = new URLSearchParams(location.search)
    const widget = query.get(PARAMETER) ?? ''
    for (const owner of popupOwners) {
      const declared = popupFrame(owner, widget) ?? {}
      const props = propsInAddress(declared, query)
      if (!props || isBlocked(storefront, declared.page ?? '/')) continue
      // Below the popup lies its page: Back closes the one and stays on the other.
      if (!entryOfPopup()) history.replaceState(history.state, '', pageAddress())
      open({ owner: owner as 'shell', widget, props })
      return true
    }
    return false
  }, [open, popupFrame, popupOwners, storefront])
  useEffect(() => {
    const look = (isForward: boolean) => {
      if (!openNamed()) passClosedPopup(isForward)
    }
    const traversed = () => look(true)
    // Back from another site.
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      passed = null
      passClosedPopup(false)
    }
    look(!isOfLoad)
    addEventListener('popstate', traversed)
    addEventListener('pageshow', shown)
    return () => {
      removeEventListener('popstate', traversed)
      removeEventListener('pageshow', shown)
    }
  }, [openNamed, isOfLoad])
  useEffect(() => void openNamed(), [openNamed, page])
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

/** State for unsolicited popups. `isOfLoad`: the document was loaded at the history entry of a popup. */
export function PopupBehavior({ isOfLoad }: { isOfLoad: boolean }) {
  useLayers()
  useQuietPages()
  usePopupOfAddress(isOfLoad)
  return null
}
