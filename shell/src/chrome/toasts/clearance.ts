import { useLayoutEffect, type RefObject } from 'react'

/** Margin in px below and above the toast. */
const FOOT = 20
const GAP = 8

const KEPT = '[data-keep-clear], :focus:not([tabindex="-1"])'
const ERRORS = '[role="alert"]:not(:empty)'

/** Offset that keeps main buttons, the focused control and errors uncovered; buttons come first where all leave no place. */
const liftOf = (box: HTMLElement) => liftOver(box, `${KEPT}, ${ERRORS}`) ?? liftOver(box, KEPT) ?? 0

/** The lowest first: above one another may follow. Null if a window full of them leaves no place. */
function liftOver(box: HTMLElement, selector: string): number | null {
  const { left, right, height } = box.getBoundingClientRect()
  const foot = innerHeight - FOOT
  const kept = [...document.querySelectorAll(selector)]
    .filter((element) => !element.closest('[inert]') && !box.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter((rect) => rect.left < right && rect.right > left)
    .sort((one, other) => other.bottom - one.bottom)
  let lift = 0
  for (const { top, bottom } of kept) {
    if (bottom > foot - lift - height && top < foot - lift) lift = foot - top + GAP
  }
  return lift + height < foot ? lift : null
}

/** Keeps the toast off important buttons, also while scrolling and when a new message moves them. */
export function useClearance(box: RefObject<HTMLElement | null>, message: unknown) {
  useLayoutEffect(() => {
    const place = () => box.current?.style.setProperty('--lift', `${liftOf(box.current)}px`)
    place()
    const later = requestAnimationFrame(place)
    // Captures the scrolling of popups too.
    addEventListener('scroll', place, { passive: true, capture: true })
    addEventListener('resize', place)
    addEventListener('focusin', place)
    // A sliding bar has its final position only after the transition.
    addEventListener('transitionend', place)
    const changes = new MutationObserver(place)
    // A bar that comes or goes is marked so.
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-keep-clear'] })
    return () => {
      changes.disconnect()
      cancelAnimationFrame(later)
      removeEventListener('scroll', place, true)
      removeEventListener('resize', place)
      removeEventListener('focusin', place)
      removeEventListener('transitionend', place)
    }
  }, [box, message])
}
