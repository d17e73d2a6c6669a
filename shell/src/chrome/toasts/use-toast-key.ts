import { useEffect, useRef, type RefObject } from 'react'

/** Leads to the newest message, as in many applications. */
export const TOAST_KEY = 'F8'

/** One key leads from anywhere to the button of a message. @returns call it once the button was pressed: leads back */
export function useToastKey(box: RefObject<HTMLElement | null>): () => void {
  const before = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const lead = (event: KeyboardEvent) => {
      const first = box.current?.querySelector<HTMLElement>('button, a[href]')
      if (event.key !== TOAST_KEY || event.ctrlKey || event.altKey || event.metaKey || !first) return
      event.preventDefault()
      const { activeElement } = document
      if (activeElement instanceof HTMLElement && !box.current?.contains(activeElement)) before.current = activeElement
      first.focus()
    }
    addEventListener('keydown', lead)
    return () => removeEventListener('keydown', lead)
  }, [box])
  return () => focusOn(before.current)
}

/** Where one was; the heading where that is gone. */
function focusOn(place: HTMLElement | null) {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading) heading.tabIndex = -1
  ;(place?.isConnected ? place : heading)?.focus({ preventScroll: true })
}
