import * as v from 'valibot'
import { personName } from '../../contact/contact.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { Id } from '../../core/id.ts'
import { Photo } from '../../core/picture.ts'
import { typedMessage } from '../../core/text/typed-text.ts'
import { REVIEW_MAX, REVIEW_MIN, REVIEW_PICTURE, REVIEW_PICTURES_MAX } from './limits.ts'
import { ReviewFit } from './review.ts'

export const ReviewStatus = v.picklist(['waiting', 'published', 'refused'])
export type ReviewStatus = v.InferOutput<typeof ReviewStatus>

/** A picture as its writer sees it before it is published. */
export const UploadedPicture = v.object({
  id: v.string(),
  /** A small WebP as a data URL: nothing unpublished has an address. */
  preview: v.string(),
})
export type UploadedPicture = v.InferOutput<typeof UploadedPicture>

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
      pictures: v.array(UploadedPicture),
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
    /** Ids of uploads in their order; left out: the pictures stay as they are. */
    pictures: v.optional(v.pipe(v.array(v.pipe(v.string(), v.uuid('PICTURE_GONE'))), v.maxLength(REVIEW_PICTURES_MAX, 'TOO_LONG'))),
    name: personName('EMPTY_NAME'),
    showsSize: v.optional(v.boolean(), false),
  }),
  answer: v.object({ result: pieces }),
  about: `Writes the one review of a bought piece, or changes it: either way it waits for the shop to publish it. Pictures that it no longer names are deleted; PICTURE_GONE for one that is not of this link. Answers all pieces. ${link} Thirty an hour (TOO_MANY_REQUESTS).`,
  example: {
    body: { itemId: 11, stars: 5, fit: 'true', text: 'Камень держится высоко и ловит свет.', name: 'Анна', showsSize: true },
    ...example,
  },
})

export const uploadReviewPicture = defineEndpoint('/reviews/pictures', {
  name: 'uploadReviewPicture',
  method: 'POST',
  /** multipart/form-data field before the file. */
  body: v.object({ token: v.pipe(v.string('REQUIRED_FIELD'), v.nonEmpty('REQUIRED_FIELD'), v.maxLength(100, 'WRONG_FIELD')) }),
  file: REVIEW_PICTURE,
  answer: v.object({ result: UploadedPicture }),
  about: `A picture for a review of the order whose link \`token\` is: multipart/form-data with the file \`picture\` (JPEG, PNG or WebP up to 5 MB, known by its content), at most ${REVIEW_PICTURES_MAX} to a review. It is made anew, upright and without metadata; no review that names it within a day deletes it. NOT_FOUND for a wrong link, WRONG_FIELD for another kind, FILE_BROKEN, PICTURE_SIZE, BODY_TOO_LARGE; twenty-four an hour (TOO_MANY_REQUESTS), before the file is read; few at once (TOO_FAST, SERVER_BUSY with Retry-After).`,
  example: {
    body: { token: '4820719.t5x.Zm9vYmFy' },
    answer: { result: { id: '0b9f6f0e-6f0e-4d6e-9a8e-2f1d5c7b3a10', preview: 'data:image/webp;base64,UklGRg==' } },
  },
})
