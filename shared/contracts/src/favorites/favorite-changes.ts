import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'

// Separate from favorites.ts, because every page calls these and must not load card schemas.

/** The whole list after the change, newest first. */
export const FavoriteIds = v.object({ favoriteItemIds: v.array(v.number()) })

const signedInOnly = 'UNAUTHORIZED (401) for a guest, whose browser keeps the list.'
const example = { answer: { favoriteItemIds: [11, 31] } }

export const addFavorite = defineEndpoint('/favorites/{id}', {
  name: 'addFavorite',
  method: 'POST',
  answer: FavoriteIds,
  about: `Puts a heart on an item; one that is there already stays. ${signedInOnly}`,
  example,
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
