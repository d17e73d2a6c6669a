import { useEffect, useState } from 'react'

/** After this wait the shopper is offered to pay again, or in another way, while the check goes on. */
const SLOW_AFTER_MS = 5_000

/** True once the bank has kept the shopper waiting; a second check offers the ways at once. */
export function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return isWaiting && isSlow
}
