import * as v from 'valibot'
import { defineEndpoint } from '../../core/endpoint.ts'
import { done, FeedAnswer, idempotent, inBoth, key, position, referenceBatch, replaced, signed, slug, text } from './feed.ts'

export const FeedCategory = v.object({
  /** `show` and `info` are calls at the same address. */
  slug: v.pipe(
    slug,
    v.check((given) => given !== 'show' && given !== 'info'),
  ),
  position,
  /** Key of the listing's banner. */
  banner: v.nullish(key),
  texts: inBoth(v.object({ name: text(80), description: v.optional(text(1000), '') })),
})
export type FeedCategory = v.InferOutput<typeof FeedCategory>

const DesignerTexts = v.object({
  name: text(80),
  /** Language of the name if it differs from the page's: en, fr. */
  lang: v.nullish(v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/))),
  city: v.optional(text(80), ''),
  about: v.optional(text(1000), ''),
  craft: v.optional(text(1000), ''),
  chapter: v.optional(text(160), ''),
  workshop: v.optional(text(1000), ''),
  materials: v.optional(text(1000), ''),
  /** Paragraphs. */
  story: v.optional(v.pipe(v.array(text(2000)), v.maxLength(12)), []),
})

export const FeedDesigner = v.object({
  slug,
  position,
  /** Year since which the shop sells the brand. */
  since: v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2200)),
  /** Keys of pictures: wide and portrait for the page, a piece for the list. */
  wide: v.nullish(key),
  portrait: v.nullish(key),
  feature: v.nullish(key),
  texts: inBoth(DesignerTexts),
})
export type FeedDesigner = v.InferOutput<typeof FeedDesigner>

export const feedCategories = defineEndpoint('/back-office/feed/categories', {
  name: 'feedCategories',
  method: 'POST',
  body: referenceBatch(FeedCategory),
  answer: FeedAnswer,
  csrf: false,
  about: `Categories by slug. ${replaced} ${idempotent} ${signed}`,
  example: {
    body: {
      feedId: 'categories',
      sequence: 1,
      rows: [
        {
          slug: 'rings',
          position: 0,
          texts: { ru: { name: 'Кольца', description: '' }, en: { name: 'Rings', description: '' } },
        },
      ],
    },
    answer: done,
  },
})

export const feedDesigners = defineEndpoint('/back-office/feed/designers', {
  name: 'feedDesigners',
  method: 'POST',
  body: referenceBatch(FeedDesigner),
  answer: FeedAnswer,
  csrf: false,
  about: `Designers by slug; their pictures come before. ${replaced} ${idempotent} ${signed}`,
  example: {
    body: {
      feedId: 'designers',
      sequence: 1,
      rows: [
        {
          slug: 'north-light',
          position: 0,
          since: 2024,
          texts: {
            ru: { name: 'North Light', lang: 'en', city: 'Петербург', about: 'Серебро и северный жемчуг.' },
            en: { name: 'North Light', city: 'St Petersburg', about: 'Silver and northern pearls.' },
          },
        },
      ],
    },
    answer: done,
  },
})
