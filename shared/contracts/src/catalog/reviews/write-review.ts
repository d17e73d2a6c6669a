import * as v from 'valibot'
import { personName } from '../../contact/contact.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { Id } from '../../core/id.ts'
import { Photo } from '../../core/picture.ts'
import { typedMessage } from '../../core/text/typed-text.ts'
import { REVIEW_MAX, REVIEW_MIN } from './limits.ts'
import { ReviewFit } from './review.ts'

export const ReviewStatus = v.picklist(['waiting', 'published', 'refused'])
export type ReviewStatus = v.InferOutput<typeof ReviewStatus>

/** A piece of a delivered order that was not returned, with what its buyer has written. */
export const ReviewedPiece = v.object({
  itemId: v.number(),
  name: v.string(),
  /** Path of its page; null when no longer sold. */
  url: v.nullable(v.string()),
  photo: v.nullable(Photo),
  /** The size that was bought; null for a piece without sizes. */
  size: v.nullable(v.string()),
  review: v.nullable(
    v.object({
      stars: v.number(),
      fit: v.nullable(ReviewFit),
      text: v.string(),
      name: v.string(),
      showsSize: v.boolean(),
      status: ReviewStatus,
      /** Why the shop has refused it. */
      reason: v.nullable(v.string()),
    }),
  ),
})
export type ReviewedPiece = v.InferOutput<typeof ReviewedPiece>

const pieces = v.object({
  /** First name of the buyer, to begin with. */
  name: v.string(),
  pieces: v.array(ReviewedPiece),
})
const example = { answer: { result: { name: 'Анна', pieces: [] } } }
const link =
  'The link of the letter, or of the order in the profile; NOT_FOUND for one that is wrong or too old, or an order that was not delivered.'

export const reviewsByLink = defineEndpoint('/reviews/by-link/{token}', {
  name: 'reviewsByLink',
  method: 'GET',
  answer: v.object({ result: pieces }),
  about: `What can be reviewed of an order, and what was. ${link}`,
  example,
})

export const writeReview = defineEndpoint('/reviews/by-link/{token}', {
  name: 'writeReview',
  method: 'POST',
  body: v.object({
    itemId: v.pipe(Id, v.minValue(1)),
    stars: v.pipe(v.number('REQUIRED_FIELD'), v.integer('WRONG_FIELD'), v.minValue(1, 'REQUIRED_FIELD'), v.maxValue(5, 'WRONG_FIELD')),
    fit: v.nullish(ReviewFit, null),
    text: v.pipe(
      v.string('EMPTY_FIELD'),
      typedMessage,
      v.nonEmpty('EMPTY_FIELD'),
      v.minLength(REVIEW_MIN, 'TOO_SHORT'),
      v.maxLength(REVIEW_MAX, 'TOO_LONG'),
    ),
    name: personName('EMPTY_NAME'),
    showsSize: v.optional(v.boolean(), false),
  }),
  answer: v.object({ result: pieces }),
  about: `Writes the one review of a bought piece, or changes it: either way it waits for the shop to publish it. Answers all pieces. ${link} Thirty an hour (TOO_MANY_REQUESTS).`,
  example: {
    body: { itemId: 11, stars: 5, fit: 'true', text: 'Камень держится высоко и ловит свет.', name: 'Анна', showsSize: true },
    ...example,
  },
})
