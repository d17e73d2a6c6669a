import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

const everyMinute = (changed: () => void) => {
  const timer = setInterval(changed, MINUTE_MS / 6)
  return () => clearInterval(timer)
}
const minute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS

/** The present minute; null on the server and while the document is taken over, because documents are kept. */
export const useNow = (): number | null => useSyncExternalStore(everyMinute, minute, () => null)
