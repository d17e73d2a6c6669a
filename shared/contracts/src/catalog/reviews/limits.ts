import type { FilePart } from '../../core/endpoint.ts'

/** How the chosen size fits: the piece runs small, is true to size, or runs large. */
export const REVIEW_FITS = ['small', 'true', 'large'] as const

/** The letter that asks for a review comes this long after the delivery. */
export const REVIEW_ASKED_DAYS = 14
/** Lifetime of its link. */
export const REVIEW_LINK_DAYS = 90

/** Characters of a text. */
export const REVIEW_MIN = 10
export const REVIEW_MAX = 2000

/** Pictures of one review. */
export const REVIEW_PICTURES_MAX = 4
/** One picture of a review: 5 MB. */
export const MAX_REVIEW_PICTURE_BYTES = 5 * 1024 * 1024
/** HEIC is not decoded here: phones convert it for a page that does not name it. */
export const REVIEW_PICTURE: FilePart = { field: 'picture', maxBytes: MAX_REVIEW_PICTURE_BYTES, types: ['jpeg', 'jpg', 'png', 'webp'] }
/** An uploaded picture that no review names is deleted after this long. */
export const REVIEW_PICTURE_WAITS_HOURS = 24
