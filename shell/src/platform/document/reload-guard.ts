import { RELOAD_GUARD_MS } from '@shop/contracts/core/limits'
import { deviceNow } from '@shop/contracts/core/time/clock'
import { tabStore } from '@shop/http'

const KEY = 'reloaded-at'

/**
 * True at most once per minute: allows reloading the document after a failed chunk without loops. Never offline, where a reload would lose
 * the page.
 */
export function mayReload(now = deviceNow()): boolean {
  if (!navigator.onLine) return false
  const last = Number(tabStore.get(KEY) ?? 0)
  // The device's clock may have been set back meanwhile.
  if (Math.abs(now - last) < RELOAD_GUARD_MS) return false
  // False without storage, which prevents loops.
  return tabStore.set(KEY, String(now))
}
