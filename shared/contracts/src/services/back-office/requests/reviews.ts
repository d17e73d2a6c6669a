import * as v from 'valibot'
import { Review } from '../../../catalog/reviews/review.ts'
import { REVIEW_MAX } from '../../../catalog/reviews/limits.ts'
import { ReviewStatus } from '../../../catalog/reviews/write-review.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { signed, text } from '../feed.ts'

/** Reviews of one answer. */
export const OFFICE_REVIEWS_MAX = 100

const OfficePicture = v.object({ id: v.string(), width: v.number(), height: v.number() })

/** A review as the office reads it. */
export const OfficeReview = v.object({
  ...v.pick(Review, ['id', 'stars', 'fit', 'text', 'name', 'locale', 'size']).entries,
  /** Those that the buyer has uploaded. */
  pictures: v.array(OfficePicture),
  status: ReviewStatus,
  reason: v.nullable(v.string()),
  answer: v.nullable(v.string()),
  writtenAt: v.string(),
  /** Null for the reviews of a demo shop. */
  order: v.nullable(v.string()),
  piece: v.object({ itemId: v.number(), name: v.string() }),
})
export type OfficeReview = v.InferOutput<typeof OfficeReview>

const example: OfficeReview = {
  id: 7,
  stars: 5,
  fit: 'true',
  text: 'Камень держится высоко и ловит свет.',
  name: 'Анна',
  locale: 'ru',
  size: '16,5',
  pictures: [{ id: '0b9f6f0e-6f0e-4d6e-9a8e-2f1d5c7b3a10', width: 1280, height: 1600 }],
  status: 'waiting',
  reason: null,
  answer: null,
  writtenAt: '2026-11-18T11:02:00.000Z',
  order: '4820719',
  piece: { itemId: 11, name: 'Кольцо «Аврора»' },
}

export const officeReviews = defineEndpoint('/back-office/reviews', {
  name: 'officeReviews',
  method: 'GET',
  query: v.object({ status: v.optional(ReviewStatus, 'waiting') }),
  answer: v.object({ result: v.literal(true), total: v.number(), reviews: v.array(OfficeReview) }),
  about: `Reviews that wait to be published, the longest waiting first, ${OFFICE_REVIEWS_MAX} at most; with \`status\` those published or refused. ${signed}`,
  example: { answer: { result: true, total: 1, reviews: [example] } },
})

export const decideReview = defineEndpoint('/back-office/reviews/{reviewId}', {
  name: 'decideReview',
  method: 'POST',
  body: v.variant('decision', [
    v.object({
      decision: v.literal('publish'),
      /** When the office has read it: a review that was changed since then stays waiting. */
      writtenAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    }),
    v.object({ decision: v.literal('refuse'), reason: v.pipe(text(500), v.nonEmpty('EMPTY_FIELD')) }),
    v.object({
      decision: v.literal('answer'),
      /** Plain text, shown under the review; empty: the answer is taken off. */
      text: text(REVIEW_MAX),
    }),
  ]),
  answer: v.object({ result: v.boolean(), review: OfficeReview }),
  csrf: false,
  about: `Publishes a review with its pictures, refuses it with a reason that its writer reads (its pictures are deleted), or answers it. result is false for a review that was changed after \`writtenAt\`. NOT_FOUND. ${signed}`,
  example: { body: { decision: 'publish' }, answer: { result: true, review: { ...example, status: 'published' } } },
})

export const officeReviewPicture = defineEndpoint('/back-office/review-pictures/{pictureId}', {
  name: 'officeReviewPicture',
  method: 'GET',
  answer: v.object({
    result: v.literal(true),
    /** A WebP in base64. */
    file: v.string(),
  }),
  about: `A picture of a review, published or not: until it is published nobody else can see it. NOT_FOUND. ${signed}`,
  example: { answer: { result: true, file: 'UklGRg==' } },
})
