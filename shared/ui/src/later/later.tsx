import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { useUnit } from 'effector-react'
import { $isTakenOver } from '@shop/session'

/** A slow phone has painted the first screen by then. */
const AFTER_MS = 100

/**
 * What is below the first screen: in the server's HTML from the start, but a moment after the rest when the shopper navigates
 * here, so that the first screen answers the click.
 */
export function Later({ children }: { children: ReactNode }) {
  const isTakenOver = useUnit($isTakenOver)
  const [isShown, setShown] = useState(!isTakenOver)
  useEffect(() => {
    if (isShown) return
    const timer = setTimeout(() => startTransition(() => setShown(true)), AFTER_MS)
    return () => clearTimeout(timer)
  }, [isShown])
  return isShown ? children : null
}
