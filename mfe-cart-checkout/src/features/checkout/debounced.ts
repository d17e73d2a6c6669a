export interface Debounced {
  (): void
  /** Runs now what is waiting, if anything is. */
  flush: () => void
}

/** Runs at the first call, then once when the calls have paused for `ms`. */
export function debounced(run: () => void, ms: number): Debounced {
  let timer: ReturnType<typeof setTimeout> | null = null
  let isWaiting = false
  const flush = () => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    if (!isWaiting) return
    isWaiting = false
    run()
  }
  const call = () => {
    if (timer === null) run()
    else {
      clearTimeout(timer)
      isWaiting = true
    }
    timer = setTimeout(flush, ms)
  }
  return Object.assign(call, { flush })
}
