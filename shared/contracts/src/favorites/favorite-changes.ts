import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'
import { Id } from '../core/id.ts'
import { MAX_FAVORITES } from '../core/limits.ts'

// Separate from favorites.ts, because every page calls these and must not load card schemas.

/** The whole list after the change, newest first. */
export const FavoriteIds = v.object({ favoriteItemIds: v.array(v.number()) })

/** A SKU. */
const skuId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))
const signedInOnly = 'UNAUTHORIZED (401) for a guest, whose browser keeps the list.'
const example = { answer: { favoriteItemIds: [11, 31] } }

export const addFavorite = defineEndpoint('/favorites/{id}', {
  name: 'addFavorite',
  method: 'POST',
  body: v.optional(v.object({ sku: v.optional(skuId) })),
  answer: FavoriteIds,
  about: `Puts a heart on an item; one that is there already stays. \`sku\` is the size chosen on its page; one of another item is ignored. ${signedInOnly}`,
  example: { body: { sku: 'solitaire-aurora-yellow-165' }, ...example },
})

/** Hearts with the moment at which they were pressed, ISO 8601. */
export const putFavorites = defineEndpoint('/favorites/', {
  name: 'putFavorites',
  method: 'POST',
  body: v.object({
    items: v.pipe(
      v.array(
        v.object({
          id: Id,
          sku: v.optional(v.nullable(skuId), null),
          at: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null),
        }),
      ),
      v.maxLength(MAX_FAVORITES),
    ),
  }),
  answer: FavoriteIds,
  about: `Puts removed hearts back in their places, and takes over the sizes that a guest chose: of two sizes of an item the one chosen last stays. A moment in the future is now. ${signedInOnly}`,
  example: { body: { items: [{ id: 11, sku: 'solitaire-aurora-yellow-165', at: '2026-11-30T09:00:00.000Z' }] }, ...example },
})

export const removeFavorite = defineEndpoint('/favorites/{id}', {
  name: 'removeFavorite',
  method: 'DELETE',
  answer: FavoriteIds,
  about: `Takes a heart away; one that is not there is no error. ${signedInOnly}`,
  example,
})

const MAX_AT_ONCE = 500
const itemId = v.pipe(v.number(), v.integer())
const itemIdText = v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.toNumber())

export const removeFavorites = defineEndpoint('/favorites/', {
  name: 'removeFavorites',
  method: 'DELETE',
  body: v.object({ items: v.optional(v.pipe(v.array(itemId), v.maxLength(MAX_AT_ONCE)), []) }),
  query: v.object({ items: v.optional(v.pipe(v.array(itemIdText), v.maxLength(MAX_AT_ONCE)), []) }),
  answer: FavoriteIds,
  about: `Takes several hearts away: \`items\` in the body, or \`items[]\` in the query for a client whose DELETE has no body. ${signedInOnly}`,
  example: { body: { items: [11] }, ...example },
})
