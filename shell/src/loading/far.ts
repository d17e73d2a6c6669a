/** Late enough that the pieces do not fall among the first requests and taps (docs/decisions/0010). */
const AT_REST_MS = 3000

const whenIdle = (callback: () => void) => {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(callback)
  else setTimeout(callback, 50)
}

/**
 * What is far below the window was left out of the first paint (`.far` of the styles). When the page is at rest it is laid out as
 * well, a piece at a time: who flings, searches in the page, prints it or takes a picture of the whole finds everything in place.
 * Returns what ends that: a navigation needs the processor for itself.
 */
export function layOutWhenAtRest(): () => void {
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
