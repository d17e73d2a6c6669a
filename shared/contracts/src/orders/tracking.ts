import * as v from 'valibot'

const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most))

/** A parcel at its carrier. */
export const Tracking = v.object({
  carrier: text(80),
  number: text(80),
  url: v.nullish(v.pipe(v.string(), v.maxLength(500), v.url(), v.regex(/^https?:/))),
})
export type Tracking = v.InferOutput<typeof Tracking>
