import { useEffect } from 'react'
import { KIOSK_IDLE_MS } from '@shop/contracts/core/limits'

const TOUCHES = ['pointerdown', 'keydown', 'input', 'scroll'] as const

/** Calls after a minute without input, and on restore from the back/forward cache. */
export function useVisitorLeft(left: () => void) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const touched = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        left()
        touched()
      }, KIOSK_IDLE_MS)
    }
    const oauthReturned = ({ persisted }: PageTransitionEvent) => persisted && left()
    touched()
    for (const touch of TOUCHES) addEventListener(touch, touched, { passive: true, capture: true })
    addEventListener('pageshow', oauthReturned)
    return () => {
      clearTimeout(timer)
      for (const touch of TOUCHES) removeEventListener(touch, touched, { capture: true })
      removeEventListener('pageshow', oauthReturned)
    }
  }, [left])
}
