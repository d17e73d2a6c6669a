import * as v from 'valibot'
import { ProductCard } from '../catalog/product-card.ts'
import { defineEndpoint } from '../core/endpoint.ts'
import { Id } from '../core/id.ts'
import { MAX_FAVORITES } from '../core/limits.ts'
import { LikedVariant } from './favorites.ts'
import { typedLine } from '../core/text/typed-text.ts'

/** A reservation ends on its own after this many days. */
export const GIFT_RESERVED_DAYS = 30
/** Pieces of one list that one friend reserves: others want to give something too. */
export const GIFTS_OF_ONE = 5

/** How the owner has shared the list: friends open `/wishlist/{code}`. */
export const WishlistShare = v.object({
  code: v.string(),
  /** As friends read it: "Anna's list". */
  title: v.string(),
  /** Why and when, in the owner's words; may be empty. */
  occasion: v.string(),
})
export type WishlistShare = v.InferOutput<typeof WishlistShare>

/** A reserved piece. */
export const Gift = v.object({
  /** Item id. */
  id: v.number(),
  /** How the giver signed it; null without a name. */
  from: v.nullable(v.string()),
  /** When the reservation ends. */
  until: v.string(),
})
export type Gift = v.InferOutput<typeof Gift>

export const SharedWishlist = v.object({
  title: v.string(),
  occasion: v.string(),
  /** The caller is the owner, who never learns what is reserved. */
  isMine: v.boolean(),
  /** Newest first; what is gone for good is left out. */
  products: v.array(ProductCard),
  /** Item ids that somebody else gives. */
  taken: v.array(v.number()),
  /** Item ids that the caller gives. */
  given: v.array(v.number()),
  /** More about `taken` and `given`; empty for the owner, as those are. */
  gifts: v.optional(v.array(Gift), []),
  /** Sizes that the owner has chosen. */
  variants: v.optional(v.array(LikedVariant), []),
})
export type SharedWishlist = v.InferOutput<typeof SharedWishlist>

const own = { answer: v.object({ result: v.nullable(WishlistShare) }) }
const example = { answer: { result: { code: 'k3v9x2m7q4tz', title: 'Список Анны', occasion: 'День рождения, 12 декабря' } } }

export const wishlistShare = defineEndpoint('/profile/wishlist-share', {
  name: 'wishlistShare',
  method: 'GET',
  ...own,
  about: "The link by which friends see the shopper's wishlist, a guest's by the session; null before it is shared.",
  example,
})

export const shareWishlist = defineEndpoint('/profile/wishlist-share', {
  name: 'shareWishlist',
  method: 'POST',
  body: v.object({
    title: v.pipe(v.string('REQUIRED_FIELD'), typedLine, v.nonEmpty('REQUIRED_FIELD'), v.maxLength(60, 'TOO_LONG')),
    occasion: v.optional(v.pipe(v.string(), typedLine, v.maxLength(80, 'TOO_LONG')), ''),
    items: v.optional(v.pipe(v.array(Id), v.maxLength(MAX_FAVORITES)), []),
    skus: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(MAX_FAVORITES))),
  }),
  ...own,
  about:
    "Shares the wishlist by a link, or renames what is shared: the link stays. `items` is a guest's list, newest first, and `skus` the sizes chosen of it, which the browser keeps; an account has its own. After signing in the guest's link opens the account's list.",
  example: { body: { title: 'Список Анны', occasion: 'День рождения, 12 декабря' }, ...example },
})

export const unshareWishlist = defineEndpoint('/profile/wishlist-share', {
  name: 'unshareWishlist',
  method: 'DELETE',
  ...own,
  about: 'The link opens nothing any more, and what was reserved is free.',
  example: { answer: { result: null } },
})

const shared = { answer: v.object({ result: SharedWishlist }) }
const sharedExample = {
  answer: { result: { title: 'Список Анны', occasion: '', isMine: false, products: [], taken: [], given: [], gifts: [] } },
}

export const sharedWishlist = defineEndpoint('/wishlist/{code}', {
  name: 'sharedWishlist',
  method: 'GET',
  ...shared,
  about: 'A wishlist that somebody shares, with what is reserved; its owner is not told. NOT_FOUND for a code that opens nothing.',
  example: sharedExample,
})

export const reserveGift = defineEndpoint('/wishlist/{code}', {
  name: 'reserveGift',
  method: 'POST',
  body: v.object({
    id: v.pipe(Id, v.minValue(1)),
    isReserved: v.boolean(),
    from: v.optional(v.pipe(v.string(), typedLine, v.maxLength(40, 'TOO_LONG')), ''),
  }),
  ...shared,
  about: `Reserves a piece of the list as a gift for ${GIFT_RESERVED_DAYS} days, or gives it back: by the account, a guest's by the session. \`from\` tells other friends whose gift it is. GIFT_TAKEN where somebody was quicker, GIFT_LIMIT for more than ${GIFTS_OF_ONE} pieces, NOT_FOUND for a piece that is not on the list and for the owner.`,
  example: { body: { id: 11, isReserved: true }, ...sharedExample },
})
