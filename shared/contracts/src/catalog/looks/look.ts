import * as v from 'valibot'
import { defineEndpoint } from '../../core/endpoint.ts'
import { Currency, Minor, Price } from '../../core/money.ts'
import { Photo } from '../../core/picture.ts'
import { queryId } from '../../core/query.ts'
import { TrueScale } from '../../core/true-scale.ts'

/** Pieces of a look that one call answers. */
export const MAX_LOOK_PIECES = 12

/** Places of the canvas: those worn in pairs or around, then single ones of an ear. */
export const LOOK_PLACES = ['finger', 'lobe', 'neck', 'wrist', 'secondLobe', 'helix', 'conch'] as const
export const LookPlace = v.picklist(LOOK_PLACES)
export type LookPlace = v.InferOutput<typeof LookPlace>

/** A size or stone weight of a piece. */
export const LookSku = v.object({
  id: v.string(),
  size: v.nullable(v.string()),
  mainGemWeight: v.nullable(v.string()),
  price: v.object({ initial: v.nullable(Minor), final: v.nullable(Minor) }),
  balances: v.number(),
})
export type LookSku = v.InferOutput<typeof LookSku>

export const LookPiece = v.object({
  itemId: v.number(),
  name: v.string(),
  url: v.string(),
  photo: Photo,
  /** Where it can be worn, the usual place first; empty for a brooch or a box. */
  places: v.array(LookPlace),
  metal: v.nullable(v.string()),
  stone: v.nullable(v.string()),
  /** Of the photo; null where it is unknown. */
  scale: v.nullable(TrueScale),
  /** Of the cheapest SKU. */
  price: Price,
  hasPriceRange: v.boolean(),
  canBuy: v.boolean(),
  skus: v.array(LookSku),
})
export type LookPiece = v.InferOutput<typeof LookPiece>

export const LookAnswer = v.object({
  result: v.object({
    /** In the order of the ids, without repeats. */
    pieces: v.array(LookPiece),
    /** What goes with them, for every place, the best first. */
    others: v.array(LookPiece),
    /** Ids that no piece has. */
    unknown: v.array(v.number()),
    currency: Currency,
  }),
})
export type LookAnswer = v.InferOutput<typeof LookAnswer>

export const showLook = defineEndpoint('/catalog/look/pieces', {
  name: 'showLook',
  method: 'GET',
  query: v.object({ items: v.optional(v.pipe(v.array(queryId), v.maxLength(MAX_LOOK_PIECES)), []) }),
  answer: LookAnswer,
  about:
    'Extension: pieces worn together with their sizes, and what goes with them: of their sets, else popular pieces, in their metal first. Without items: what to begin with.',
  example: { answer: { result: { pieces: [], others: [], unknown: [], currency: 'RUB' } } },
})
