import { useEffect, type RefObject } from 'react'

/**
 * The page behind does not scroll until what is returned is called. The root element counts who holds it: every remote has its own
 * copy of this module. (`:root:has(…)` in a stylesheet would do the same, but then each change of focus has the browser look through
 * the whole document.)
 */
export function holdScroll(): () => void {
  const { style, dataset, clientWidth } = document.documentElement
  const holders = () => Number(dataset['held'] ?? 0)
  if (holders() === 0) {
    // The place of a classic scrollbar is kept: the page behind must not move.
    if (innerWidth > clientWidth) style.scrollbarGutter = 'stable'
    style.overflow = 'hidden'
  }
  dataset['held'] = String(holders() + 1)
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    dataset['held'] = String(holders() - 1)
    if (holders() > 0) return
    delete dataset['held']
    style.removeProperty('overflow')
    style.removeProperty('scrollbar-gutter')
  }
}

/** While a popover is open, also one that was opened before React was there. */
export function useHeldScroll(popover: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const box = popover.current
    if (!box) return
    let giveBack = () => {}
    const look = () => {
      giveBack()
      giveBack = box.matches(':popover-open') ? holdScroll() : () => {}
    }
    look()
    box.addEventListener('toggle', look)
    return () => {
      box.removeEventListener('toggle', look)
      giveBack()
    }
  }, [popover])
}
