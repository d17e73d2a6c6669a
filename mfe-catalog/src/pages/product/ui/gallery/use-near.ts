import { useEffect, useRef, useState, type RefObject } from 'react'

/** Whether the place has come within half a window of what is seen. Its content loads only then. */
export function useNear<Place extends Element>(): [place: RefObject<Place | null>, isNear: boolean] {
  const place = useRef<Place>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), { rootMargin: '50%' })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return [place, isNear]
}
