export interface Debounced {
  (): void
  /** Runs a pending call now. */
  flush: () => void
}

/** Runs the first call at once, then once after a pause of `ms`. */
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
