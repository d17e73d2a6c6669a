const KEY = 'popup'

const popupOf = (state: unknown) => (state as Record<string, unknown> | null)?.[KEY]

/**
 * Back closes a popup instead of leaving the page: an entry of its own stands in the history while it is open, under its own address
 * where it has one. The router never hears of it: the listener runs before the router's and stops the event.
 */
export function holdBack(shut: () => void, address?: string): () => void {
  const id = crypto.randomUUID?.() ?? String(Math.random())
  // A popup that takes the place of another takes over its entry.
  const method = popupOf(history.state) ? 'replaceState' : 'pushState'
  history[method]({ ...(history.state as object | null), [KEY]: id }, '', address)
  const isOurs = () => popupOf(history.state) === id

  const wentBack = (event: PopStateEvent) => {
    if (isOurs()) return
    event.stopImmediatePropagation()
    removeEventListener('popstate', wentBack, true)
    shut()
  }
  addEventListener('popstate', wentBack, true)

  return () => {
    removeEventListener('popstate', wentBack, true)
    // Not at once: a link in the popup leads on, or another popup follows, and each takes the entry over.
    setTimeout(() => {
      if (!isOurs()) return
      addEventListener('popstate', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
      history.back()
    })
  }
}
