import { useEffect, useState } from 'react'

/** The whole element counts: of a button that is cut nobody reads the words. Half a pixel may be lost by rounding. */
const WHOLE = 0.98

/** Whether any part of the first element that matches is outside the window or below the header; `was` until the browser says. */
export function useOutOfView(selector: string, was: boolean): boolean {
  const [isOut, setIsOut] = useState(was)
  useEffect(() => {
    const element = document.querySelector(selector)
    if (!element || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => entry && setIsOut(entry.intersectionRatio < WHOLE), { threshold: WHOLE })
    observer.observe(element)
    return () => observer.disconnect()
  }, [selector])
  return isOut
}
