import { useSyncExternalStore } from 'react'
import { serverNow } from '@shop/contracts/core/time/clock'

const everySecond = (tick: () => void) => {
  const timer = setInterval(tick, 1000)
  return () => clearInterval(timer)
}
const never = () => () => {}

/** Seconds until an instant (ms since 1970), ticking; 0 if past or none. */
export function useSecondsLeft(moment: number | null): number {
  const left = () => (moment === null ? 0 : Math.max(0, Math.ceil((moment - serverNow()) / 1000)))
  return useSyncExternalStore(moment === null ? never : everySecond, left, () => 0)
}
