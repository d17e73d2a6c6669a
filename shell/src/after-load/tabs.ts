import { createWatch, scopeBind, type Scope } from 'effector'
import type { CartData } from '@shop/contracts/cart/cart'
import type { User } from '@shop/contracts/account/common-data'
import { YEAR_SECONDS } from '@shop/contracts/core/limits'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { openChannel, readCookie, readCookies, writeCookie } from '@shop/http'
import { $favorites, cartAnswered, favoritesCookie, favoritesRead, onlineChanged, parseFavorites, userChanged } from '@shop/session'

type Message = { cart: CartData } | { favorites: number[] } | { theme: string | null } | { user: User }

const theme = () => document.documentElement.getAttribute('data-theme')

/** Synchronizes tabs: shopper, bag, favorites, theme and country. */
export function syncTabs(scope: Scope, context: ShopContext, requireDocument: () => void) {
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
    if ('theme' in data && data.theme !== theme()) showTheme(data.theme)
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

  let shownTheme = theme()
  function showTheme(next: string | null) {
    shownTheme = next
    if (next === null) document.documentElement.removeAttribute('data-theme')
    else document.documentElement.setAttribute('data-theme', next)
  }
  new MutationObserver(() => {
    if (theme() === shownTheme) return
    shownTheme = theme()
    tell({ theme: shownTheme })
  }).observe(document.documentElement, { attributeFilter: ['data-theme'] })

  // Another country has other prices: the next navigation loads a new document.
  addEventListener('visibilitychange', () => {
    const country = /^[A-Za-z]{2}$/.exec(readCookie('country') ?? '')?.[0].toUpperCase()
    if (country && context.locale !== 'ru' && country !== 'RU' && country !== context.country) requireDocument()
  })

  const online = scopeBind(onlineChanged, { scope })
  addEventListener('online', () => online(true))
  addEventListener('offline', () => online(false))
}
