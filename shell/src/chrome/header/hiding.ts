import { useEffect, type RefObject } from 'react'

/** Small moves of a finger are no direction. */
const STEP_PX = 12

/**
 * Writes `data-header="away"` on the root: no render, and sticky bars of pages take the freed place by naming it in a selector.
 * (A custom property that changes on the root would have the browser style every element again, at each turn of the scroll.)
 */
export function useHiding(header: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { dataset } = document.documentElement
    let last = scrollY
    const scrolled = () => {
      const moved = scrollY - last
      if (Math.abs(moved) < STEP_PX) return
      last = scrollY
      const isPast = scrollY > 2 * (header.current?.offsetHeight ?? 0)
      if (moved > 0 && isPast) dataset['header'] = 'away'
      else delete dataset['header']
    }
    addEventListener('scroll', scrolled, { passive: true })
    return () => {
      removeEventListener('scroll', scrolled)
      delete dataset['header']
    }
  }, [header])
}
