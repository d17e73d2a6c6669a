import { useSyncExternalStore } from 'react'

const everySecond = (tick: () => void) => {
  const timer = setInterval(tick, 1000)
  return () => clearInterval(timer)
}
const never = () => () => {}

/** Whole seconds until a moment (ms since 1970), counted down on the screen; 0 when it has passed or there is none. */
export function useSecondsLeft(moment: number | null): number {
  const left = () => (moment === null ? 0 : Math.max(0, Math.ceil((moment - Date.now()) / 1000)))
  return useSyncExternalStore(moment === null ? never : everySecond, left, () => 0)
}
