import { createWatch, type Scope } from 'effector'
import { pieceViewed } from '@shop/contracts/events/events'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { parseViewed, viewedKey, withViewed, writeViewed } from '@shop/contracts/catalog/viewed'
import { lastOf } from '@shop/events'

const $last = lastOf(pieceViewed)

/** Keeps in the browser which pieces were looked at, whoever shows them; the first may have been before this was called. */
export function rememberViewed(scope: Scope, context: ShopContext) {
  const key = viewedKey(context)
  const remember = (view: { itemId: number } | null) => {
    if (!view) return
    try {
      localStorage.setItem(key, writeViewed(withViewed(parseViewed(localStorage.getItem(key)), view.itemId)))
      document.documentElement.dataset['viewed'] = ''
    } catch {
      // The browser forbids its storage: nothing is remembered.
    }
  }
  remember(scope.getState($last))
  createWatch({ unit: $last, scope, fn: remember })
}
