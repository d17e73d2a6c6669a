import * as v from 'valibot'
import type { Queryable } from '../../platform/db/database.ts'
import { rowOf } from '../../platform/db/rows.ts'
import type { Api } from '../../platform/http/implement.ts'
import type { Who } from '../users/who.ts'
import { tell } from './tell.ts'

// Bodies in Mindbox v3 format; `website` is our id namespace.

type Ports = Pick<Api, 'ports'>
type Branded = Pick<Api, 'ports' | 'brand'>
const phoneRow = v.object({ phone: v.nullable(v.string()) })
const product = (itemId: number) => ({ product: { ids: { website: String(itemId) } } })

/** Sent at every sign-in, by phone. Accounts with an e-mail only have none. */
export async function queueSignIn(connection: Queryable, api: Ports, who: Who): Promise<void> {
  if (!api.ports.mindbox.isOn) return
  const user = await rowOf(connection, phoneRow, 'SELECT phone FROM users WHERE id = $1', [who.userId])
  if (user?.phone) await tell(connection, api, who, 'authorize', { customer: { mobilePhone: user.phone } })
}

export const queueSubscribed = (connection: Queryable, api: Branded, who: Who, email: string) =>
  tell(connection, api, who, 'subscribe', {
    customer: { email, subscriptions: [{ brand: api.brand.id, pointOfContact: 'Email', isSubscribed: true }] },
  })

export const queueFavorite = (connection: Queryable, api: Ports, who: Who, itemId: number) =>
  tell(connection, api, who, 'wishlistAdd', { addProductToList: product(itemId) })

export const queueFavoriteRemoved = (connection: Queryable, api: Ports, who: Who, itemId: number) =>
  tell(connection, api, who, 'wishlistRemove', { removeProductFromList: product(itemId) })

export const queueFavoritesCleared = (connection: Queryable, api: Ports, who: Who) => tell(connection, api, who, 'wishlistClear', {})

export const queueCategoryView = (connection: Queryable, api: Ports, who: Who, slug: string) =>
  tell(connection, api, who, 'viewCategory', { viewProductCategory: { productCategory: { ids: { website: slug } } } })

export const queueProductView = (connection: Queryable, api: Ports, who: Who, itemId: number) =>
  tell(connection, api, who, 'viewProduct', { viewProduct: product(itemId) })

export const queuePriceAlert = (connection: Queryable, api: Ports, who: Who, email: string, itemId: number) =>
  tell(connection, api, who, 'priceReduction', { customer: { email }, addProductToList: product(itemId) })
