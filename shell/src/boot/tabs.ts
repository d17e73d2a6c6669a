import { createWatch, scopeBind, type Scope } from 'effector'
import type { CartData } from '@shop/contracts/cart/cart'
import type { User } from '@shop/contracts/account/common-data'
import { YEAR_SECONDS } from '@shop/contracts/core/limits'
import { openChannel, readCookies, writeCookie } from '@shop/http'
import { $favorites, cartAnswered, favoritesCookie, favoritesRead, onlineChanged, parseFavorites, userChanged } from '@shop/session'

type Message = { cart: CartData } | { favorites: number[] } | { user: User }

/** Synchronizes the shopper, bag and favorites of tabs. */
export function syncTabs(scope: Scope) {
  const cartCame = scopeBind(cartAnswered, { scope })
  const favoritesCame = scopeBind(favoritesRead, { scope })
  const userCame = scopeBind(userChanged, { scope })
  let hearing = false
  const tell = (message: Message) => {
    if (!hearing) channel.send(message)
  }

  const channel = openChannel<Message>('shop', (data) => {
    hearing = true
    if ('cart' in data) cartCame(data.cart)
    if ('favorites' in data) favoritesCame(data.favorites)
    if ('user' in data) userCame(data.user)
    hearing = false
  })

  createWatch({ unit: cartAnswered, scope, fn: (cart) => tell({ cart }) })
  createWatch({ unit: userChanged, scope, fn: (user) => tell({ user }) })

  favoritesCame(parseFavorites(readCookies()))
  createWatch({
    unit: $favorites,
    scope,
    fn: (favorites) => {
      if (hearing) return
      writeCookie(favoritesCookie(favorites, YEAR_SECONDS))
      tell({ favorites })
    },
  })

  const online = scopeBind(onlineChanged, { scope })
  addEventListener('online', () => online(true))
  addEventListener('offline', () => online(false))
}
