/** How the chosen size fits: the piece runs small, is true to size, or runs large. */
export const REVIEW_FITS = ['small', 'true', 'large'] as const

/** The letter that asks for a review comes this long after the delivery. */
export const REVIEW_ASKED_DAYS = 14
/** Lifetime of its link. */
export const REVIEW_LINK_DAYS = 90

/** Characters of a text. */
export const REVIEW_MIN = 10
export const REVIEW_MAX = 2000
