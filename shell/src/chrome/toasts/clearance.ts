import { useLayoutEffect, type RefObject } from 'react'

/** Margin in px below and above the toast. */
const FOOT = 20
const GAP = 8

/** Offset that keeps elements marked `data-keep-clear` and the focused control uncovered, the lowest first: above one another may follow. */
function liftOf(box: HTMLElement): number {
  const { left, right, height } = box.getBoundingClientRect()
  const foot = innerHeight - FOOT
  const kept = [...document.querySelectorAll('[data-keep-clear], :focus:not([tabindex="-1"])')]
    .filter((element) => !element.closest('[inert]') && !box.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter((rect) => rect.left < right && rect.right > left)
    .sort((one, other) => other.bottom - one.bottom)
  let lift = 0
  for (const { top, bottom } of kept) {
    if (bottom > foot - lift - height && top < foot - lift) lift = foot - top + GAP
  }
  // A window full of buttons leaves no other place.
  return lift + height < foot ? lift : 0
}

/** Keeps the toast off important buttons, also while scrolling and when a new message moves them. */
export function useClearance(box: RefObject<HTMLElement | null>, message: unknown) {
  useLayoutEffect(() => {
    const place = () => box.current?.style.setProperty('--lift', `${liftOf(box.current)}px`)
    place()
    const later = requestAnimationFrame(place)
    addEventListener('scroll', place, { passive: true })
    addEventListener('resize', place)
    addEventListener('focusin', place)
    // A sliding bar has its final position only after the transition.
    addEventListener('transitionend', place)
    const changes = new MutationObserver(place)
    changes.observe(document.body, { childList: true, subtree: true })
    return () => {
      changes.disconnect()
      cancelAnimationFrame(later)
      removeEventListener('scroll', place)
      removeEventListener('resize', place)
      removeEventListener('focusin', place)
      removeEventListener('transitionend', place)
    }
  }, [box, message])
}
