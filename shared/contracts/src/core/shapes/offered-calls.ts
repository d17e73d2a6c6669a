import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'

/** What the running API offers, so that a release is compared with it and not with the sources of somebody's machine. */
export const offeredCalls = defineEndpoint('/contracts', {
  name: 'offeredCalls',
  method: 'GET',
  answer: v.object({
    /** Version of the database's schema. */
    schema: v.number(),
    calls: v.array(
      v.object({
        /** `GET /catalog/{}/{}/info` */
        call: v.string(),
        /** Of the shape: the same hash is the same call. */
        hash: v.string(),
        /** A `CallShape`. */
        shape: v.record(v.string(), v.unknown()),
      }),
    ),
  }),
  about: 'Every call that this API offers, with the shapes of query, body and answer. The gate of releases compares versions with it.',
  example: { answer: { schema: 39, calls: [{ call: 'GET /promises', hash: '8a1f0c2b9d3e4f50', shape: { csrf: false } }] } },
})
