import { useEffect, type RefObject } from 'react'

/** Minimum scroll distance. */
const STEP_PX = 12

/**
 * Sets `data-header="away"` on the root without rendering; sticky bars of pages react by selector. (Changing a CSS variable on the root
 * would restyle every element.)
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
