import * as v from 'valibot'

/** Database ids are non-negative int4; anything else is invalid, not missing. */
export const MAX_ID = 2 ** 31 - 1
export const Id = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_ID))

/** Created by the client once per wish, and sent again with every retry of it. */
export const IdempotencyKey = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))
