import * as v from 'valibot'

/** Where a shopper is. Alone: every page has it, and few have the calls of places. */
export const Location = v.object({
  /** City id; null while only the country is known. */
  city_id: v.nullable(v.number()),
  city: v.string(),
  region: v.string(),
  country: v.string(),
  country_iso_code: v.string(),
  beltway_hit: v.nullable(v.boolean()),
  beltway_distance: v.nullable(v.number()),
})
export type Location = v.InferOutput<typeof Location>
