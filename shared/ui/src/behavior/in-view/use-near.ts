import { useEffect, useState, type RefObject } from 'react'

/** A few swipes on a phone. */
const NEAR_PX = 600

/** Calls once when an element is as near the window as that; never without IntersectionObserver. */
export function whenNear(element: Element, px: number, seen: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {}
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      seen()
    },
    { rootMargin: `${px}px` },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

/** Whether the element has come near the window; stays true. True at once in a browser that cannot tell. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(() => typeof window !== 'undefined' && !('IntersectionObserver' in window))
  useEffect(() => (element.current ? whenNear(element.current, NEAR_PX, () => setIsNear(true)) : undefined), [element])
  return isNear
}
