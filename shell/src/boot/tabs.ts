import { createWatch, scopeBind, type Scope } from 'effector'
import type { CartData } from '@shop/contracts/cart/cart'
import type { Location } from '@shop/contracts/places/shopper-location'
import type { User } from '@shop/contracts/account/common-data'
import { YEAR_SECONDS } from '@shop/contracts/core/limits'
import { openChannel, readCookies, writeCookie } from '@shop/http'
import {
  $country,
  $favorites,
  cartAnswered,
  commonDataAsked,
  favoritesCookie,
  favoritesRead,
  locationChanged,
  onlineChanged,
  parseFavorites,
  userChanged,
} from '@shop/session'

type Message = { cart: CartData } | { favorites: number[] } | { user: User } | { place: Location }

/** Synchronizes the shopper, bag and favorites of tabs. */
export function syncTabs(scope: Scope) {
  const cartCame = scopeBind(cartAnswered, { scope })
  const favoritesCame = scopeBind(favoritesRead, { scope })
  const userCame = scopeBind(userChanged, { scope })
  const placeCame = scopeBind(locationChanged, { scope })
  const askCommon = scopeBind(commonDataAsked, { scope })
  let hearing = false
  const tell = (message: Message) => {
    if (!hearing) channel.send(message)
  }

  const channel = openChannel<Message>('shop', (data) => {
    hearing = true
    if ('cart' in data) cartCame(data.cart)
    if ('favorites' in data) favoritesCame(data.favorites)
    if ('user' in data) userCame(data.user)
    if ('place' in data) moveTo(data.place)
    hearing = false
  })
  // The bag's page follows a country without a new document; any other would show the prices of the former one under the new currency.
  function moveTo(place: Location) {
    const path = location.pathname
    const isOtherCountry = place.country_iso_code !== scope.getState($country)
    if (isOtherCountry && path !== '/cart') return
    placeCame(place)
    if (isOtherCountry) askCommon({ path })
  }

  createWatch({ unit: cartAnswered, scope, fn: (cart) => tell({ cart }) })
  createWatch({ unit: locationChanged, scope, fn: (place) => tell({ place }) })
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
