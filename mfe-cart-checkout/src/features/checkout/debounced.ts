export interface Debounced {
  (): void
  /** Runs a pending call now. */
  flush: () => void
}

/** Runs the first call at once, then once after a pause of `ms`. */
export function debounced(run: () => void, ms: number): Debounced {
  let timer: ReturnType<typeof setTimeout> | null = null
  let isPending = false
  const flush = () => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    if (!isPending) return
    isPending = false
    run()
  }
  const call = () => {
    if (timer === null) run()
    else {
      clearTimeout(timer)
      isPending = true
    }
    timer = setTimeout(flush, ms)
  }
  return Object.assign(call, { flush })
}
