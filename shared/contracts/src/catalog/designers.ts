import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'
import { Currency, Minor } from '../core/money.ts'
import { Picture } from '../core/picture.ts'
import { Designer } from './product-card.ts'

/** One line of the list from A to Z. */
export const DesignerLine = v.object({
  ...Designer.entries,
  url: v.string(),
  city: v.string(),
  /** What the house is known for, in two or three words. */
  craft: v.string(),
  /** Pieces in the shop now. */
  count: v.number(),
  /** A piece of the house on its stand; null for most of them, those with one stand above the list. */
  picture: v.nullable(Picture),
})
export type DesignerLine = v.InferOutput<typeof DesignerLine>

export const DesignersAnswer = v.object({ result: v.object({ designers: v.array(DesignerLine) }) })

/** The house itself: everything of its page but the pieces, which POST /designers/show lists. */
export const DesignerStory = v.object({
  ...Designer.entries,
  url: v.string(),
  city: v.string(),
  /** One sentence under the name. */
  about: v.string(),
  /** Heading over the pieces: what the house works on now. */
  chapter: v.string(),
  /** Paragraphs. */
  story: v.array(v.string()),
  /** Year since which the shop sells it. */
  since: v.number(),
  workshop: v.string(),
  materials: v.string(),
  count: v.number(),
  prices: v.nullable(v.object({ from: Minor, to: Minor, currency: Currency })),
  wide: v.nullable(Picture),
  portrait: v.nullable(Picture),
  /** Houses close in spirit. */
  near: v.array(v.object({ ...Designer.entries, url: v.string(), city: v.string(), count: v.number() })),
})
export type DesignerStory = v.InferOutput<typeof DesignerStory>

export const DesignerAnswer = v.object({ result: v.object({ designer: DesignerStory }) })

export const listDesigners = defineEndpoint('/designers', {
  name: 'listDesigners',
  method: 'GET',
  answer: DesignersAnswer,
  about: 'Every house of the shop, in the order of its alphabet.',
  example: { answer: { result: { designers: [] } } },
})

/** `info` is a reserved word that no designer may have. */
export const designerInfo = defineEndpoint('/designers/{id}/info', {
  name: 'designerInfo',
  method: 'GET',
  answer: DesignerAnswer,
  about: 'The story of one house. Unknown: NOT_FOUND.',
  example: { answer: { result: { designer: {} } } },
})
