import { Picture } from '../core/picture.ts'
import * as v from 'valibot'
import { CartData } from '../cart/cart.ts'
import { defineEndpoint } from '../core/endpoint.ts'
import { Currency } from '../core/money.ts'
import { Location } from '../places/shopper-location.ts'

/** User data that every page needs. */
export const User = v.object({
  id: v.nullable(v.number()),
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
  name: v.nullable(v.string()),
  surname: v.nullable(v.string()),
  /** Name and surname, or name only, else empty. */
  fullName: v.string(),
  isAuth: v.boolean(),
  isAdmin: v.boolean(),
  isEmployee: v.boolean(),
  isSubscribed: v.boolean(),
  /** Favorites of a signed-in shopper; a guest's are counted in the browser. */
  wishlistCount: v.number(),
  /** The confirmed phone of this session or account; required for placing an order. */
  confirmedPhone: v.nullable(v.string()),
})
export type User = v.InferOutput<typeof User>

export const GUEST: User = {
  id: null,
  phone: null,
  email: null,
  name: null,
  surname: null,
  fullName: '',
  isAuth: false,
  isAdmin: false,
  isEmployee: false,
  isSubscribed: false,
  wishlistCount: 0,
  confirmedPhone: null,
}

export const MenuLink = v.object({
  name: v.string(),
  url: v.string(),
  /** Designs of a category. */
  count: v.optional(v.number()),
})
export type MenuLink = v.InferOutput<typeof MenuLink>
export const MenuItem = v.object({
  ...MenuLink.entries,
  items: v.array(MenuLink),
  /** Further pages under a title: edits, occasions. */
  groups: v.optional(v.array(v.object({ name: v.string(), items: v.array(MenuLink) }))),
  /** A page with a picture. */
  feature: v.optional(v.object({ ...MenuLink.entries, about: v.string(), picture: Picture })),
})
export type MenuItem = v.InferOutput<typeof MenuItem>

export const CommonData = v.object({
  user: User,
  location: Location,
  currency: Currency,
  /** Null without a session, as in server rendering. */
  cartData: v.nullable(CartData),
  /** A signed-in shopper's item ids, newest first; null for a guest, whose browser keeps them. */
  favoriteItemIds: v.optional(v.nullable(v.array(v.number())), null),
  menu: v.array(MenuItem),
  /** The winter sale is on, and this browser has not seen it recently. */
  winterSale: v.optional(v.boolean(), false),
})
export type CommonData = v.InferOutput<typeof CommonData>

export const commonData = defineEndpoint('/pd/frontend/common_data', {
  name: 'commonData',
  method: 'POST',
  body: v.object({ path: v.pipe(v.string(), v.maxLength(2000)) }),
  answer: CommonData,
  csrf: false,
  about: 'What every page needs: the shopper, the bag, the menu. The domain-redirect header names the domain to go to, if another.',
  example: { body: { path: '/' }, answer: { user: GUEST, location: {}, currency: 'RUB', cartData: null, favoriteItemIds: null, menu: [] } },
})

export const token = defineEndpoint('/token', {
  name: 'token',
  method: 'GET',
  answer: v.object({ csrfToken: v.string(), cookie: v.string() }),
  about: 'Starts a session where there is none. The token is sent afterwards as X-CSRF-TOKEN; `cookie` names the session cookie.',
  example: { answer: { csrfToken: '…', cookie: 'sid' } },
})
