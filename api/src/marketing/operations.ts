import type { Queryable } from '../db/database.ts'
import type { Api } from '../http/implement.ts'
import type { Who } from './consent.ts'
import { tell } from './tell.ts'

// Bodies in Mindbox v3 format; `website` is our id namespace.

type Ports = Pick<Api, 'ports'>
type Branded = Pick<Api, 'ports' | 'brand'>
const product = (itemId: number) => ({ product: { ids: { website: String(itemId) } } })

/** Sent at every sign-in, by phone. Accounts with an e-mail only have none. */
export async function tellSignIn(connection: Queryable, api: Ports, who: Who): Promise<void> {
  if (!api.ports.mindbox.isOn) return
  const [user] = await connection.query<{ phone: string | null }>('SELECT phone FROM users WHERE id = $1', [who.userId])
  if (user?.phone) await tell(connection, api, who, 'authorize', { customer: { mobilePhone: user.phone } })
}

export const tellSubscribed = (connection: Queryable, api: Branded, who: Who, email: string) =>
  tell(connection, api, who, 'subscribe', {
    customer: { email, subscriptions: [{ brand: api.brand.id, pointOfContact: 'Email', isSubscribed: true }] },
  })

export const tellHeart = (connection: Queryable, api: Ports, who: Who, itemId: number) =>
  tell(connection, api, who, 'wishlistAdd', { addProductToList: product(itemId) })

export const tellNoHeart = (connection: Queryable, api: Ports, who: Who, itemId: number) =>
  tell(connection, api, who, 'wishlistRemove', { removeProductFromList: product(itemId) })

export const tellNoHearts = (connection: Queryable, api: Ports, who: Who) => tell(connection, api, who, 'wishlistClear', {})

export const tellCategory = (connection: Queryable, api: Ports, who: Who, slug: string) =>
  tell(connection, api, who, 'viewCategory', { viewProductCategory: { productCategory: { ids: { website: slug } } } })

export const tellPiece = (connection: Queryable, api: Ports, who: Who, itemId: number) =>
  tell(connection, api, who, 'viewProduct', { viewProduct: product(itemId) })

export const tellPriceWanted = (connection: Queryable, api: Ports, who: Who, email: string, itemId: number) =>
  tell(connection, api, who, 'priceReduction', { customer: { email }, addProductToList: product(itemId) })
