import { useEffect, useEffectEvent } from 'react'
import { deviceNow } from '@shop/contracts/core/time/clock'

/** The front door answers this even while the API is down. */
const HEALTH = '/front-door/health/ready'
const FIRST_MS = 1000
const LONGEST_MS = 15_000
/** Persistent errors unrelated to downtime are retried at most once a minute. */
const ONCE_IN_MS = 60_000

/** Module state: a remounted component must remember the last retry. */
const ofParts = { lastRetry: Number.NEGATIVE_INFINITY }

async function askIsReady(): Promise<boolean> {
  try {
    const answer = await fetch(HEALTH, { cache: 'no-store' })
    return answer.ok && ((await answer.json()) as { api?: unknown }).api === 'ready'
  } catch {
    return false
  }
}

/**
 * Calls `retry` when the API becomes available again, or once a minute if it never was down. Polls with back-off, and only in visible tabs.
 * @returns stops it
 */
export function whenBack(retry: () => void, isReady: () => Promise<boolean> = askIsReady, memory = ofParts): () => void {
  let wasAway = false
  let stopped = false
  let waitMs = FIRST_MS
  let timer: ReturnType<typeof setTimeout> | undefined

  const look = async () => {
    const ready = document.hidden ? null : await isReady()
    if (stopped) return
    if (ready === false) wasAway = true
    if (ready && (wasAway || deviceNow() - memory.lastRetry >= ONCE_IN_MS)) {
      wasAway = false
      memory.lastRetry = deviceNow()
      retry()
    }
    clearTimeout(timer)
    // Random jitter: tabs that failed together must not retry together.
    timer = setTimeout(() => void look(), waitMs * (1 + Math.random() / 4))
    waitMs = Math.min(waitMs * 2, LONGEST_MS)
  }
  const lookNow = () => {
    if (document.hidden) return
    clearTimeout(timer)
    waitMs = FIRST_MS
    void look()
  }
  addEventListener('online', lookNow)
  document.addEventListener('visibilitychange', lookNow)
  void look()
  return () => {
    stopped = true
    clearTimeout(timer)
    removeEventListener('online', lookNow)
    document.removeEventListener('visibilitychange', lookNow)
  }
}

/** While mounted, retries automatically once the API responds. */
export function useRetryWhenBack(retry: (() => void) | undefined): void {
  const retryNow = useEffectEvent(() => retry?.())
  const canRetry = retry !== undefined
  useEffect(() => (canRetry ? whenBack(retryNow) : undefined), [canRetry])
}
