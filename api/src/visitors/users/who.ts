import * as v from 'valibot'

/** The shopper behind a call: a session, and its account if it is signed in. */
export const who = v.object({ sessionId: v.number(), userId: v.nullable(v.number()) })
export type Who = v.InferOutput<typeof who>
