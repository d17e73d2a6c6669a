import { useEffect, useEffectEvent } from 'react'
import { deviceNow } from '@shop/contracts/core/time/clock'

/** The front door answers this even while the API is down. */
const HEALTH = '/front-door/health/ready'
const FIRST_MS = 1000
const LONGEST_MS = 15_000
/** A retry that fails although the API is up is repeated after 2 s, 8 s, 32 s, and then once a minute. */
const FIRST_PAUSE_MS = 2000
const PAUSE_GROWS = 4
const LONGEST_PAUSE_MS = 60_000

/** When the parts of a page retried last, and how long they wait until the next retry. */
export const newRetries = () => ({ last: 0, pauseMs: 0 })

/** Module state: a remounted component must remember the last retry. */
const ofParts = newRetries()

async function askIsReady(): Promise<boolean> {
  try {
    const answer = await fetch(HEALTH, { cache: 'no-store' })
    return answer.ok && ((await answer.json()) as { api?: unknown }).api === 'ready'
  } catch {
    return false
  }
}

/**
 * Calls `retry` when the API becomes available again, or with growing pauses if it never was down. Polls with back-off, and only in visible tabs.
 * @returns stops it
 */
export function whenBack(retry: () => void, isReady: () => Promise<boolean> = askIsReady, retries = ofParts): () => void {
  let wasAway = false
  let stopped = false
  let waitMs = FIRST_MS
  let timer: ReturnType<typeof setTimeout> | undefined

  const look = async () => {
    const ready = document.hidden ? null : await isReady()
    if (stopped) return
    if (ready === false) wasAway = true
    const sinceLast = deviceNow() - retries.last
    const isTime = ready && (wasAway || sinceLast >= retries.pauseMs)
    if (isTime) waitMs = FIRST_MS
    clearTimeout(timer)
    // Random jitter: tabs that failed together must not retry together.
    timer = setTimeout(() => void look(), waitMs * (1 + Math.random() / 4))
    waitMs = Math.min(waitMs * 2, LONGEST_MS)
    if (!isTime) return
    wasAway = false
    retries.pauseMs = sinceLast > 2 * LONGEST_PAUSE_MS ? FIRST_PAUSE_MS : Math.min(retries.pauseMs * PAUSE_GROWS, LONGEST_PAUSE_MS)
    retries.last = deviceNow()
    retry()
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
