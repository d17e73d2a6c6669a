import { useEffect, useRef } from 'react'
import { serverNow } from '@shop/contracts/core/time/clock'

/** The server may round up: asked a moment later, it says that the time is over. */
const AFTER_MS = 1_000

/** Calls back once an ISO instant has passed while the page is open; null for none. */
export function useDeadline(instant: string | null, passed: () => void) {
  const latest = useRef(passed)
  useEffect(() => {
    latest.current = passed
  })
  useEffect(() => {
    if (instant === null) return
    const left = new Date(instant).getTime() - serverNow()
    // An answer that is late itself must not be asked for again and again.
    if (left < 0) return
    const timer = setTimeout(() => latest.current(), left + AFTER_MS)
    return () => clearTimeout(timer)
  }, [instant])
}
