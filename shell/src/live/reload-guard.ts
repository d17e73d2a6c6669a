import { RELOAD_GUARD_MS } from '@shop/contracts/core/limits'

const KEY = 'reloaded-at'

/**
 * True at most once per minute: a failed entry or chunk then reloads the document, and never in a circle.
 * Offline a reload would lose the page that is there.
 */
export function mayReload(now = Date.now()): boolean {
  if (!navigator.onLine) return false
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    if (now - last < RELOAD_GUARD_MS) return false
    sessionStorage.setItem(KEY, String(now))
    return true
  } catch {
    // Without storage nothing could remember the last reload.
    return false
  }
}
