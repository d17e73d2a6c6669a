import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'
import { typedLine } from '../core/text/typed-text.ts'
import { Email } from '../contact/contact.ts'

export const MAX_SAVED_SEARCHES = 20

export const SavedSearch = v.object({
  id: v.number(),
  name: v.string(),
  /** URL of the listing. */
  url: v.string(),
  /** ISO 8601 instant in UTC. */
  createdAt: v.string(),
  /** Notifications about new products. */
  tells: v.boolean(),
})
export type SavedSearch = v.InferOutput<typeof SavedSearch>

const list = {
  answer: v.object({ result: v.array(SavedSearch) }),
  example: {
    answer: {
      result: [
        { id: 1, name: 'Кольца с рубином', url: '/search?text=кольцо с рубином', createdAt: '2026-11-18T11:02:00.000Z', tells: true },
      ],
    },
  },
}
const Name = v.pipe(v.string('EMPTY_NAME'), typedLine, v.nonEmpty('EMPTY_NAME'), v.maxLength(80, 'TOO_LONG'))
/** Path and query of a listing: /search?text=…, /catalog/rings?metal=yellow. */
const Url = v.pipe(v.string('REQUIRED_FIELD'), v.trim(), v.maxLength(500, 'TOO_LONG'), v.regex(/^\/[a-z]+(?:[/?]\S.*)?$/, 'WRONG_FIELD'))
const signedInOnly = 'UNAUTHORIZED (401) for a guest.'

export const savedSearches = defineEndpoint('/profile/searches', {
  name: 'savedSearches',
  method: 'GET',
  ...list,
  about: `Searches that the shopper has saved, the newest first. ${signedInOnly}`,
})

export const saveSearch = defineEndpoint('/profile/searches', {
  name: 'saveSearch',
  method: 'POST',
  body: v.object({ url: Url, name: Name }),
  ...list,
  about: `Saves a search: letters tell of its new pieces. NOT_FOUND for an address that is no listing, NOT_SAVED after ${MAX_SAVED_SEARCHES}. ${signedInOnly}`,
  example: { body: { url: '/catalog/rings?metal=yellow', name: 'Золотые кольца' }, ...list.example },
})

export const followSearch = defineEndpoint('/alerts/search', {
  name: 'followSearch',
  method: 'POST',
  body: v.object({ url: Url, email: Email }),
  answer: v.object({ result: v.literal(true), message: v.string() }),
  about:
    'Letters tell a guest of the new pieces of a search once the address is confirmed by a letter. One that follows it already is told so by ' +
    'a letter, once a day; the answer is the same. The shop names the list: a stranger’s words reach nobody. ' +
    'NOT_FOUND for an address that is no listing. Twenty an hour for a session (TOO_MANY_REQUESTS).',
  example: {
    body: { url: '/catalog/rings?metal=yellow', email: 'anna@example.com' },
    answer: { result: true, message: 'Подтвердите адрес: мы отправили вам письмо' },
  },
})

const ownOnly = `NOT_FOUND for a search that is not the shopper's. ${signedInOnly}`

export const changeSearch = defineEndpoint('/profile/searches/{id}', {
  name: 'changeSearch',
  method: 'POST',
  body: v.object({ name: v.optional(Name), tells: v.optional(v.boolean()) }),
  ...list,
  about: `Renames a search, or ends and begins its letters. Answers all searches. ${ownOnly}`,
  example: { body: { name: 'Кольца с рубином' }, ...list.example },
})

export const removeSearch = defineEndpoint('/profile/searches/{id}', {
  name: 'removeSearch',
  method: 'DELETE',
  ...list,
  about: `Forgets a search. Answers the rest. ${ownOnly}`,
})
