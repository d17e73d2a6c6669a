import * as v from 'valibot'
import { defineEndpoint } from '../../core/endpoint.ts'
import { Currency, Minor } from '../../core/money.ts'
import { Photo } from '../../core/picture.ts'
import { LookPlace } from './look.ts'

/** A look that editors have put together, of the pieces that can be bought now [look.by-editors]. */
export const EditorsLook = v.object({
  key: v.string(),
  name: v.string(),
  text: v.string(),
  pieces: v.array(
    v.object({
      itemId: v.number(),
      name: v.string(),
      photo: Photo,
      /** Null: its usual place. */
      place: v.nullable(LookPlace),
      /** The size that the editors chose, if there is one left. */
      sku: v.nullable(v.string()),
    }),
  ),
  /** Of all its pieces; the least where sizes differ in price. */
  sum: Minor,
  hasPriceRange: v.boolean(),
  /** Pieces of the editors that are sold out or not sold in this shop. */
  missing: v.number(),
})
export type EditorsLook = v.InferOutput<typeof EditorsLook>

export const showEditorsLooks = defineEndpoint('/catalog/look/editors', {
  name: 'showEditorsLooks',
  method: 'GET',
  answer: v.object({ looks: v.array(EditorsLook), currency: Currency }),
  about:
    'Extension: looks put together by editors. What cannot be bought is left out and counted; a look of fewer than two pieces is left out.',
  example: { answer: { looks: [], currency: 'RUB' } },
})
