import { useEffect, useState, type RefObject } from 'react'

/** A few swipes on a phone. */
const NEAR = '600px'

/** Whether the element has come near the window; stays true. True at once where the browser cannot tell. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const { current } = element
    if (!current || typeof IntersectionObserver === 'undefined') return void setIsNear(true)
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setIsNear(true)
      },
      { rootMargin: NEAR },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return isNear
}
