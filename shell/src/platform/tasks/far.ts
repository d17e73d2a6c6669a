/** Delay: after initial requests and taps (docs/decisions/0010). */
const AT_REST_MS = 3000

const whenIdle = (callback: () => void) => {
  // Fallback for Safari.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(callback)
  else setTimeout(callback, 50)
}

/**
 * Lays out content skipped by `.far` when the page is idle, in small pieces, so that fast scrolling, find in page and printing work.
 * Returns a stop function, because a navigation needs the CPU.
 */
export function layOutWhenIdle(): () => void {
  let isAtRest = true
  const timer = setTimeout(() => whenIdle(layOutNext), AT_REST_MS)
  function layOutNext() {
    const next = isAtRest && document.querySelector<HTMLElement>('.far:not([data-laid-out])')
    if (!next) return
    next.dataset['laidOut'] = ''
    whenIdle(layOutNext)
  }
  return () => {
    isAtRest = false
    clearTimeout(timer)
  }
}
