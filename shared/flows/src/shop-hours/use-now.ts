import { useSyncExternalStore } from 'react'
import { onServerTime, serverNow } from '@shop/contracts/core/time/clock'
import { MINUTE_MS } from '@shop/contracts/core/time/durations'

const everyMinute = (changed: () => void) => {
  const timer = setInterval(changed, MINUTE_MS / 6)
  const stop = onServerTime(changed)
  return () => {
    clearInterval(timer)
    stop()
  }
}
const minute = () => Math.floor(serverNow() / MINUTE_MS) * MINUTE_MS

/** The current minute by the server's clock; null on the server and during hydration, because documents are cached. */
export const useNow = (): number | null => useSyncExternalStore(everyMinute, minute, () => null)
