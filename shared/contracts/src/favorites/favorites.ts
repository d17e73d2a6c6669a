import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'
import { MAX_FAVORITES } from '../core/limits.ts'
import { ProductCard } from '../catalog/product-card.ts'
import { Minor } from '../core/money.ts'

/** `desc`: last added first; `discount`: largest reduction first. */
export const FAVORITES_SORTS = ['desc', 'price-asc', 'price-desc', 'discount'] as const
export const FavoritesSort = v.picklist(FAVORITES_SORTS)
export type FavoritesSort = v.InferOutput<typeof FavoritesSort>

const itemId = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** POST /favorites/show. */
export const ShowFavoritesBody = v.object({
  /** Item ids, newest first, from a guest's browser. */
  favorites: v.pipe(v.array(itemId), v.maxLength(MAX_FAVORITES)),
  /** When each of `favorites` was liked, in the same order: seconds since 1970, 0 where the browser does not know. */
  since: v.optional(v.pipe(v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), v.maxLength(MAX_FAVORITES))),
  /** Sizes that a guest chose of some of `favorites`. */
  skus: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(MAX_FAVORITES))),
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 1),
  sort: v.optional(FavoritesSort, 'desc'),
  /** In stock only. */
  inStock: v.optional(v.boolean(), false),
})
export type ShowFavoritesBody = v.InferOutput<typeof ShowFavoritesBody>

/** The size, and the stone where there are several, that was chosen when the heart was pressed [favorites.size-liked]. */
export const LikedVariant = v.object({
  itemId: v.number(),
  sku: v.string(),
  size: v.nullable(v.string()),
  /** Null where all sizes have the same stone. */
  weight: v.nullable(v.string()),
  initial: v.nullable(Minor),
  final: v.nullable(Minor),
  balances: v.number(),
})
export type LikedVariant = v.InferOutput<typeof LikedVariant>

export const FavoritesAnswer = v.object({
  result: v.object({
    /** A page of WISHLIST_PAGE_SIZE cards. */
    products: v.array(ProductCard),
    /** Of all pages. */
    quantity: v.number(),
    pages: v.number(),
    /** Of the whole unfiltered list: how many are in stock. */
    inStock: v.number(),
    /** Pieces of the page that cost less now than when they were liked: `from` is what the cheapest size cost then. */
    lowered: v.optional(v.array(v.object({ itemId: v.number(), from: Minor })), []),
    /** Of the page. */
    variants: v.optional(v.array(LikedVariant), []),
    /** When the account liked the pieces of the page; none for a guest. */
    likedAt: v.optional(v.array(v.object({ itemId: v.number(), at: v.string() })), []),
  }),
  /** Ids that still exist, in the order sent. */
  favoriteItemIds: v.array(v.number()),
})
export type FavoritesAnswer = v.InferOutput<typeof FavoritesAnswer>

export const showFavorites = defineEndpoint('/favorites/show', {
  name: 'showFavorites',
  method: 'POST',
  body: ShowFavoritesBody,
  answer: FavoritesAnswer,
  csrf: false,
  about:
    'Cards of a wishlist by item ids. A piece that is gone for good is left out of the cards and of favoriteItemIds. `lowered` goes by the time at which the account liked a piece, or by `since`, the earlier of them; a time in the future is ignored.',
  example: {
    body: { favorites: [11, 31], page: 1, sort: 'desc', inStock: false },
    answer: { result: { products: [], quantity: 0, pages: 0, inStock: 0 }, favoriteItemIds: [] },
  },
})

/** Favorites are items, bag lines are SKUs. */
export const favoriteItems = defineEndpoint('/favorites/items', {
  name: 'favoriteItems',
  method: 'POST',
  body: v.object({ sku_ids: v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(MAX_FAVORITES)) }),
  answer: v.object({ item_ids: v.array(v.number()) }),
  csrf: false,
  about: 'Item ids of SKUs, without repeats; an unknown SKU is left out.',
  example: { body: { sku_ids: ['solitaire-aurora-yellow-165'] }, answer: { item_ids: [11] } },
})
