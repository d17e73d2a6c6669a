import { useSyncExternalStore } from 'react'
import { useUnit } from 'effector-react'
import { onServerTime, serverNow } from '@shop/contracts/core/time/clock'
import { SECOND_MS, MINUTE_MS } from '@shop/contracts/core/time/durations'
import { $openedAt } from './model.ts'

const everySecond = (changed: () => void) => {
  const timer = setInterval(changed, SECOND_MS)
  const stop = onServerTime(changed)
  return () => {
    clearInterval(timer)
    stop()
  }
}
const isStill = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false

/** The current second, or minute with reduced motion; the end is always exact. */
export function useMoment(endsAt: string | null): number {
  const openedAt = useUnit($openedAt)
  const end = endsAt === null ? Infinity : Date.parse(endsAt)
  const moment = () => {
    const now = serverNow()
    const step = isStill() ? MINUTE_MS : SECOND_MS
    return now >= end ? end : Math.floor(now / step) * step
  }
  return useSyncExternalStore(everySecond, moment, () => openedAt)
}
