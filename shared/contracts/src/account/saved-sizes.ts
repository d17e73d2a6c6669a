import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'
import { MAX_SIZE_OWNERS } from '../core/limits.ts'
import { typedLine } from '../core/text/typed-text.ts'

export const SIZE_KINDS = ['ring', 'bracelet', 'chain'] as const
export type SizeKind = (typeof SIZE_KINDS)[number]

export const SizeChoice = v.object({
  /** As in listing URLs, the same on both storefronts: 16.5, 45cm. */
  value: v.string(),
  /** Displayed size: 16,5 or 6; 45 см. */
  label: v.string(),
})
export type SizeChoice = v.InferOutput<typeof SizeChoice>

const ofKinds = <Schema extends v.GenericSchema>(schema: Schema) => ({ ring: schema, bracelet: schema, chain: schema })

export const SavedSizes = v.object({
  id: v.number(),
  /** Whose sizes; null: the shopper's own. */
  name: v.nullable(v.string()),
  ...ofKinds(v.nullable(SizeChoice)),
})
export type SavedSizes = v.InferOutput<typeof SavedSizes>

export const SizeFields = v.object({
  name: v.nullable(v.pipe(v.string(), typedLine, v.nonEmpty('EMPTY_NAME'), v.maxLength(40, 'TOO_LONG'))),
  ...ofKinds(v.optional(v.nullable(v.pipe(v.string(), v.maxLength(10, 'WRONG_FIELD'))), null)),
})
export type SizeFields = v.InferOutput<typeof SizeFields>

const answer = v.object({
  result: v.array(SavedSizes),
  /** Available sizes by kind, ascending. */
  choices: v.object(ofKinds(v.array(SizeChoice))),
})
export type SizesAnswer = v.InferOutput<typeof answer>

const ring = { value: '17', label: '17' }
const list = {
  answer,
  example: {
    answer: {
      result: [{ id: 1, name: 'Мама', ring, bracelet: null, chain: null }],
      choices: { ring: [ring], bracelet: [{ value: '17cm', label: '17 см' }], chain: [{ value: '45cm', label: '45 см' }] },
    },
  },
}
const signedInOnly = 'UNAUTHORIZED (401) for a guest.'
const rules = 'WRONG_FIELD for a size that the shop has not, NAME_TAKEN, BLANK_FIELDS without a size.'
const ownOnly = `NOT_FOUND for sizes that are not the shopper's. ${signedInOnly}`

export const listSizes = defineEndpoint('/profile/sizes', {
  name: 'listSizes',
  method: 'GET',
  ...list,
  about: `Saved sizes: the shopper's own first, then by name. ${signedInOnly}`,
})

export const addSizes = defineEndpoint('/profile/sizes', {
  name: 'addSizes',
  method: 'POST',
  body: SizeFields,
  ...list,
  about: `Saves the shopper's own sizes (name null) or those of somebody else. ${rules} NOT_SAVED after ${MAX_SIZE_OWNERS}. ${signedInOnly}`,
  example: { body: { name: 'Мама', ring: '17' }, ...list.example },
})

export const changeSizes = defineEndpoint('/profile/sizes/{id}', {
  name: 'changeSizes',
  method: 'POST',
  body: SizeFields,
  ...list,
  about: `Changes them; what is left out is no longer saved. ${rules} ${ownOnly}`,
  example: { body: { name: 'Мама', ring: '17', chain: '45cm' }, ...list.example },
})

export const removeSizes = defineEndpoint('/profile/sizes/{id}', {
  name: 'removeSizes',
  method: 'DELETE',
  ...list,
  about: `Removes them. ${ownOnly}`,
})
