import { useEffect, type RefObject } from 'react'

/**
 * Locks page scrolling; returns the unlock function. The count is stored on the root element, because every remote has its own copy of this
 * module. (`:root:has(…)` would restyle the document on each focus change.)
 */
export function lockScroll(): () => void {
  const { style, dataset, clientWidth } = document.documentElement
  const holders = () => Number(dataset['held'] ?? 0)
  if (holders() === 0) {
    // Keeps the scrollbar's space, so that the page does not shift.
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

/** Locks while a popover is open, including one opened before hydration. */
export function useScrollLock(popover: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const box = popover.current
    if (!box) return
    let giveBack = () => {}
    const look = () => {
      giveBack()
      giveBack = box.matches(':popover-open') ? lockScroll() : () => {}
    }
    look()
    box.addEventListener('toggle', look)
    return () => {
      box.removeEventListener('toggle', look)
      giveBack()
    }
  }, [popover])
}
