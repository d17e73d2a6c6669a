import { useEffect, useRef, useState, type RefObject } from 'react'

/** Loading begins before the element is in the window. */
const NEAR = '400px'

/** An element's ref, and whether the element has come near the window: for what is loaded only for those who scroll to it. */
export function useSeen<Area extends HTMLElement>(): [ref: RefObject<Area | null>, isSeen: boolean] {
  const ref = useRef<Area>(null)
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    const { current } = ref
    if (isSeen || !current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setIsSeen(true), {
      rootMargin: NEAR,
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [isSeen])
  return [ref, isSeen]
}
