const KEY = 'popup'

const popupOf = (state: unknown) => (state as Record<string, unknown> | null)?.[KEY]

/**
 * Back closes a popup instead of leaving the page: while open it has a history entry, with its own URL if any. The listener runs before the
 * router's and stops the event.
 */
export function interceptBack(shut: () => void, address?: string): () => void {
  const id = String(Math.random())
  // A popup that replaces another reuses its entry.
  const method = popupOf(history.state) ? 'replaceState' : 'pushState'
  history[method]({ ...(history.state as object | null), [KEY]: id }, '', address)
  // A new entry is the last one: its position tells later whether another site follows it.
  if (method === 'pushState') history.replaceState({ ...(history.state as object), position: history.length }, '')
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
    // Deferred: a link in the popup or a following popup may reuse the entry.
    setTimeout(() => {
      if (!isOurs()) return
      addEventListener('popstate', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
      history.back()
    })
  }
}
