import * as v from 'valibot'
import { GeoPoint } from '../places/geo-point.ts'

const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most))

/** A parcel at its carrier. */
export const Tracking = v.object({
  carrier: text(80),
  number: text(80),
  url: v.nullish(v.pipe(v.string(), v.maxLength(500), v.url(), v.regex(/^https?:/))),
})
export type Tracking = v.InferOutput<typeof Tracking>

/** What the delivery service tells of a courier who has the order. */
export const CourierReport = v.object({
  position: GeoPoint,
  house: GeoPoint,
  /** Until the courier is at the house; 0: there. */
  minutes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600)),
})
export type CourierReport = v.InferOutput<typeof CourierReport>

/** The courier for a reader of the order. Readers of a forwarded link get no house, and a position rounded to about a kilometer. */
export const CourierOnTheWay = v.object({ ...CourierReport.entries, house: v.nullable(GeoPoint) })
export type CourierOnTheWay = v.InferOutput<typeof CourierOnTheWay>
