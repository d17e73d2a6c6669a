import { useLayoutEffect, type RefObject } from 'react'

/** px between the message and the foot of the window, and between it and a button that it must not cover. */
const FOOT = 20
const GAP = 8

/** How far a box at the foot of the window must rise to leave every element marked `data-keep-clear` uncovered. */
function liftOf(box: HTMLElement): number {
  const { left, right, height } = box.getBoundingClientRect()
  const top = innerHeight - FOOT - height
  const covered = [...document.querySelectorAll('[data-keep-clear]')]
    .map((element) => element.getBoundingClientRect())
    .filter((rect) => rect.left < right && rect.right > left && rect.bottom > top && rect.top < innerHeight - FOOT)
  return Math.max(0, ...covered.map((rect) => innerHeight - FOOT - rect.top + GAP))
}

/** Keeps the message off the buttons that lead on, while the page scrolls under it too. */
export function useClearance(box: RefObject<HTMLElement | null>, message: unknown) {
  useLayoutEffect(() => {
    const place = () => box.current?.style.setProperty('--lift', `${liftOf(box.current)}px`)
    place()
    const later = requestAnimationFrame(place)
    addEventListener('scroll', place, { passive: true })
    addEventListener('resize', place)
    // A bar that slides in has its place only at the end.
    addEventListener('transitionend', place)
    return () => {
      cancelAnimationFrame(later)
      removeEventListener('scroll', place)
      removeEventListener('resize', place)
      removeEventListener('transitionend', place)
    }
  }, [box, message])
}
