import * as v from 'valibot'

/** Database ids are non-negative int4; anything else is invalid, not missing. */
export const MAX_ID = 2 ** 31 - 1
export const Id = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_ID))
