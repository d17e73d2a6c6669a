import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'
import { Currency, Minor } from '../core/money.ts'
import { Picture } from '../core/picture.ts'
import { Designer } from './product-card.ts'

/** An entry of the A–Z list. */
/** Id of the group of a letter on the page of designers. */
export const letterId = (letter: string) => `letter-${letter.codePointAt(0)}`
/** The letter that a name stands under. */
export const letterOf = (name: string) => name.slice(0, 1).toUpperCase().replace('Ё', 'Е')

export const DesignerLine = v.object({
  ...Designer.entries,
  url: v.string(),
  city: v.string(),
  /** Specialty in two or three words. */
  craft: v.string(),
  /** Number of available pieces. */
  count: v.number(),
  /** Picture of a piece on its stand; null for most. Designers with one are featured above the list. */
  picture: v.nullable(Picture),
})
export type DesignerLine = v.InferOutput<typeof DesignerLine>

export const DesignersAnswer = v.object({ result: v.object({ designers: v.array(DesignerLine) }) })

/** Data of a designer page, except pieces: POST /designers/show lists them. */
export const DesignerStory = v.object({
  ...Designer.entries,
  url: v.string(),
  city: v.string(),
  /** One sentence under the name. */
  about: v.string(),
  /** Heading over the pieces. */
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
  /** Similar designers. */
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

/** `info` is reserved and cannot be a designer's slug. */
export const designerInfo = defineEndpoint('/designers/{id}/info', {
  name: 'designerInfo',
  method: 'GET',
  answer: DesignerAnswer,
  about: 'The story of one house. Unknown: NOT_FOUND.',
  example: { answer: { result: { designer: {} } } },
})
