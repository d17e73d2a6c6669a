import { useLayoutEffect, type RefObject } from 'react'

/** Margin in px below and above the toast. */
const FOOT = 20
const GAP = 8

/** Offset that keeps elements marked `data-keep-clear` uncovered. */
function liftOf(box: HTMLElement): number {
  const { left, right, height } = box.getBoundingClientRect()
  const top = innerHeight - FOOT - height
  const covered = [...document.querySelectorAll('[data-keep-clear]')]
    .map((element) => element.getBoundingClientRect())
    .filter((rect) => rect.left < right && rect.right > left && rect.bottom > top && rect.top < innerHeight - FOOT)
  return Math.max(0, ...covered.map((rect) => innerHeight - FOOT - rect.top + GAP))
}

/** Keeps the toast off important buttons, also while scrolling. */
export function useClearance(box: RefObject<HTMLElement | null>, message: unknown) {
  useLayoutEffect(() => {
    const place = () => box.current?.style.setProperty('--lift', `${liftOf(box.current)}px`)
    place()
    const later = requestAnimationFrame(place)
    addEventListener('scroll', place, { passive: true })
    addEventListener('resize', place)
    // A sliding bar has its final position only after the transition.
    addEventListener('transitionend', place)
    return () => {
      cancelAnimationFrame(later)
      removeEventListener('scroll', place)
      removeEventListener('resize', place)
      removeEventListener('transitionend', place)
    }
  }, [box, message])
}
