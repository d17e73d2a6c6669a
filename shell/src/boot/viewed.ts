import { createWatch, type Scope } from 'effector'
import { pieceViewed } from '@shop/contracts/events/events'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { parseViewed, viewedKey, withViewed, writeViewed } from '@shop/contracts/catalog/viewed'
import { lastOf } from '@shop/events'
import { localStore } from '@shop/http'

const $last = lastOf(pieceViewed)

/** Stores recently viewed products; includes one viewed before this was called. */
export function rememberViewed(scope: Scope, context: ShopContext) {
  const key = viewedKey(context)
  const remember = (view: { itemId: number } | null) => {
    if (!view) return
    localStore.set(key, writeViewed(withViewed(parseViewed(localStore.get(key)), view.itemId)))
    document.documentElement.dataset['viewed'] = ''
  }
  remember(scope.getState($last))
  createWatch({ unit: $last, scope, fn: remember })
}
