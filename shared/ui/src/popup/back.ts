const KEY = 'popup'

/**
 * On a phone Back closes a popup instead of leaving the page: an entry of its own stands in the history while it is open.
 * The router never hears of it: the listener runs before the router's and stops the event.
 */
export function holdBack(shut: () => void): () => void {
  const id = crypto.randomUUID?.() ?? String(Math.random())
  history.pushState({ ...(history.state as object | null), [KEY]: id }, '')
  const isOurs = () => (history.state as Record<string, unknown> | null)?.[KEY] === id

  const wentBack = (event: PopStateEvent) => {
    if (isOurs()) return
    event.stopImmediatePropagation()
    removeEventListener('popstate', wentBack, true)
    shut()
  }
  addEventListener('popstate', wentBack, true)

  return () => {
    removeEventListener('popstate', wentBack, true)
    // A link in the popup has led on meanwhile: its entry stands above ours, which stays below as the same address.
    if (!isOurs()) return
    addEventListener('popstate', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
    history.back()
  }
}
