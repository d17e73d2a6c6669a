import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

const everyMinute = (changed: () => void) => {
  const timer = setInterval(changed, MINUTE_MS / 6)
  return () => clearInterval(timer)
}
const minute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS

/** The current minute; null on the server and during hydration, because documents are cached. */
export const useNow = (): number | null => useSyncExternalStore(everyMinute, minute, () => null)
