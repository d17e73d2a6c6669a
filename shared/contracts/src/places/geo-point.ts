import * as v from 'valibot'

/** Degrees, WGS 84. */
export const GeoPoint = v.object({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
})
export type GeoPoint = v.InferOutput<typeof GeoPoint>
