import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { lockScroll } from '../../behavior/scroll-lock/scroll-lock.ts'
import { interceptBack } from '../../behavior/back/back.ts'
import { awaitingOverlay, focusPlaces } from '../../behavior/opener/opener.ts'

/** Modal behavior: inert page, scroll lock, Esc, Back, focus trap and restore. */
export function useModal(root: RefObject<HTMLElement | null>, onClose: () => void, address?: string) {
  // Runs before `autoFocus` of a field inside.
  const [before] = useState(openerPlaces)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  // Restored before layout effects of the next page, whose heading may take focus.
  useLayoutEffect(() => {
    const box = root.current
    if (!box) return
    awaitingOverlay.opener = []
    const shut = () => close.current()
    const giveBack = [holdPage(box), lockScroll(), holdEscape(shut), clearKeyboard(box), interceptBack(shut, address)]
    const first = box.querySelector<HTMLElement>('[autofocus]') ?? box.querySelector<HTMLElement>('[data-close]')
    if (!box.contains(document.activeElement)) first?.focus()
    return () => {
      for (const giveOneBack of giveBack) giveOneBack()
      giveFocusBack(before)
      ignoreSecondClick()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- an address of the moment it opens
  }, [root, before])
}

/** What has focus now, else what had it when the overlay was asked for. */
function openerPlaces() {
  const places = focusPlaces()
  return places.length > 0 ? places : awaitingOverlay.opener
}

/** The second click of a double click on a popup's button would press what lay below it: "add to bag", for one. */
function ignoreSecondClick() {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('click', ignore, { capture: true, once: true })
}

/** Focuses the opener. If it is gone, focuses the one that has taken its place, else the nearest link, button or heading. */
function giveFocusBack([opener, ...around]: readonly Element[]) {
  if (!opener || opener.isConnected) return opener instanceof HTMLElement && opener.focus({ preventScroll: true })
  // Not beyond <main>: the first link there is in the header, far from the opener.
  const places = around.filter((one) => one.isConnected && !one.querySelector('main'))
  const controls = places.flatMap((place) => [...place.querySelectorAll<HTMLElement>('a[href], button:not([disabled])')])
  const successor = controls.find(({ textContent }) => textContent === opener.textContent)
  if (successor) return successor.focus({ preventScroll: true })
  for (const place of places) {
    const control = place.querySelector<HTMLElement>('a[href], button:not([disabled])')
    const heading = control ? null : place.querySelector<HTMLElement>('h1, h2, h3, h4')
    if (heading) heading.tabIndex = -1
    const instead = control ?? heading
    if (instead) return instead.focus({ preventScroll: true })
  }
}

/** Everything except the box, up to the body, and toasts, which stay above popups. */
function holdPage(box: HTMLElement) {
  const held: Element[] = []
  for (let inside: Element = box; inside !== document.body && inside.parentElement; inside = inside.parentElement) {
    for (const beside of inside.parentElement.children) {
      if (beside === inside || beside.hasAttribute('inert') || beside.matches('[data-above-popups], script, style, link')) continue
      beside.setAttribute('inert', '')
      held.push(beside)
    }
  }
  return () => {
    for (const element of held) element.removeAttribute('inert')
  }
}

/** iOS lays its keyboard over the page: `--keyboard` says how much of the window it covers. */
function clearKeyboard(box: HTMLElement) {
  const view = window.visualViewport
  if (!view) return () => {}
  const resized = () => {
    // A page that is zoomed in has a small view without a keyboard.
    const covered = view.scale > 1 ? 0 : Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop))
    box.style.setProperty('--keyboard', `${covered}px`)
  }
  view.addEventListener('resize', resized)
  view.addEventListener('scroll', resized)
  return () => {
    view.removeEventListener('resize', resized)
    view.removeEventListener('scroll', resized)
  }
}

function holdEscape(shut: () => void) {
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) shut()
  }
  addEventListener('keydown', pressed)
  return () => removeEventListener('keydown', pressed)
}
