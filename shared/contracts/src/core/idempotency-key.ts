import * as v from 'valibot'

/** Created by the client once per wish, and sent again with every retry of it. */
export const IdempotencyKey = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))
