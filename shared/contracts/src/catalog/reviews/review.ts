import * as v from 'valibot'
import { defineEndpoint } from '../../core/endpoint.ts'
import { Picture } from '../../core/picture.ts'
import { queryFlag, queryInteger } from '../../core/query.ts'
import { REVIEW_FITS } from './limits.ts'

/** Reviews of one answer. */
export const REVIEWS_PER_PAGE = 5
export const STARS = [5, 4, 3, 2, 1] as const

export const ReviewFit = v.picklist(REVIEW_FITS)
export type ReviewFit = (typeof REVIEW_FITS)[number]

export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

/** Readers' words describe it, so it has no text of its own. */
export const ReviewPicture = v.omit(Picture, ['alt'])
export type ReviewPicture = v.InferOutput<typeof ReviewPicture>

export const Review = v.object({
  id: v.number(),
  stars: v.number(),
  /** First name of the writer. */
  name: v.string(),
  /** Of the text: plain, with line breaks. */
  locale: v.picklist(['ru', 'en']),
  text: v.string(),
  /** Of the writer, in her order. */
  pictures: v.array(ReviewPicture),
  fit: v.nullable(ReviewFit),
  /** The size that was bought, in the reader's system; null unless the writer agrees to show it. */
  size: v.nullable(v.string()),
  /** ISO instant. */
  publishedAt: v.string(),
  /** Of a demo shop: nobody has bought the piece. */
  isDemo: v.boolean(),
  /** Of the shop. */
  answer: v.nullable(v.object({ text: v.string(), at: v.string() })),
})
export type Review = v.InferOutput<typeof Review>

export const ReviewSummary = v.object({
  count: v.number(),
  /** With one decimal; 0 without reviews. */
  average: v.number(),
  /** Reviews by their stars: five, four, three, two, one. */
  stars: v.array(v.number()),
  /** Answers of writers about the size. */
  fit: v.object({ small: v.number(), true: v.number(), large: v.number() }),
  /** Reviews with pictures. */
  pictured: v.number(),
})
export type ReviewSummary = v.InferOutput<typeof ReviewSummary>

export const productReviews = defineEndpoint('/products/{itemId}/reviews', {
  name: 'productReviews',
  method: 'GET',
  query: v.object({
    sort: v.optional(v.picklist(REVIEW_SORTS), 'newest'),
    stars: v.optional(v.pipe(queryInteger, v.minValue(1), v.maxValue(5))),
    /** Only those with pictures. */
    pictured: v.optional(queryFlag, 'false'),
    page: v.optional(v.pipe(queryInteger, v.minValue(1), v.maxValue(10_000)), '1'),
  }),
  answer: v.object({
    result: v.object({
      summary: ReviewSummary,
      /** Reviews that the filter leaves. */
      total: v.number(),
      reviews: v.array(Review),
    }),
  }),
  about: `Published reviews of a design, whatever its metal, ${REVIEWS_PER_PAGE} to a page: those in the reader's language first, then by \`sort\`. NOT_FOUND for an unknown item.`,
  example: {
    answer: {
      result: {
        summary: { count: 1, average: 5, stars: [1, 0, 0, 0, 0], fit: { small: 0, true: 1, large: 0 }, pictured: 1 },
        total: 1,
        reviews: [
          {
            id: 1,
            stars: 5,
            name: 'Марина',
            locale: 'ru',
            text: 'Камень держится высоко и собирает весь свет в комнате.',
            pictures: [
              {
                base: 'uploads/review_pictures/0b9f6f0e-6f0e-4d6e-9a8e-2f1d5c7b3a10',
                widths: [320, 640, 1280],
                fallback: 640,
                width: 1280,
                height: 1600,
                color: '#b9a58c',
              },
            ],
            fit: 'true',
            size: '16,5',
            publishedAt: '2026-11-18T11:02:00.000Z',
            isDemo: false,
            answer: { text: 'Марина, спасибо!', at: '2026-11-19T09:00:00.000Z' },
          },
        ],
      },
    },
  },
})
