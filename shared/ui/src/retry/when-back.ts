/** The front door answers this also while the API is away. */
const HEALTH = '/front-door/health/ready'
const FIRST_MS = 1000
const LONGEST_MS = 15_000
/** A fault that is not the API's absence would be tried again and again: once a minute is enough. */
const ONCE_IN_MS = 60_000

/** Of all parts of pages: one that failed again starts anew, and must not forget when it was tried. */
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
 * Calls `retry` whenever the API, which was away, answers again, and once a minute when it never was. Looks at once, then less
 * and less often, and not in a tab that nobody sees.
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
    if (ready && (wasAway || Date.now() - memory.lastRetry >= ONCE_IN_MS)) {
      wasAway = false
      memory.lastRetry = Date.now()
      retry()
    }
    clearTimeout(timer)
    // Tabs that failed together do not come back together.
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
