import { CourierReport, Tracking, type CourierOnTheWay } from '@shop/contracts/orders/tracking'
import { MINUTE_MS } from '@shop/contracts/core/time/durations'
import { deliveryMethod } from '@shop/contracts/places/reference-ids'
import type { GeoPoint } from '@shop/contracts/places/geo-point'
import * as v from 'valibot'
import type { Queryable } from '../../../platform/db/database.ts'
import type { OrderRow } from '../rows/order-rows.ts'
import { SET_COURIER } from '../rows/orders-sql.ts'

/** Delivery methods that end at a house. */
export const TO_A_HOUSE: readonly number[] = [deliveryMethod.courier, deliveryMethod.dayToDay]
/** An older report says nothing of where the courier is now. */
const FRESH_MS = 15 * MINUTE_MS
/** Two decimals of a degree are about a kilometer. */
const ROUGH = 100

const storedReport = v.object({ courier: v.object({ ...CourierReport.entries, at: v.string() }) })

/** Keeps the latest report with the order. False for an order that is not on its way to a house. */
export async function courierReported(connection: Queryable, number: string, report: CourierReport, now: Date): Promise<boolean> {
  const rows = await connection.query(SET_COURIER, [number, JSON.stringify({ ...report, at: now.toISOString() }), TO_A_HOUSE])
  return rows.length > 0
}

/** Carrier and number of the parcel, without the courier's position. */
export function parcelOf({ tracking }: Pick<OrderRow, 'tracking'>): Tracking | null {
  const parcel = v.safeParse(Tracking, tracking)
  return parcel.success ? parcel.output : null
}

/** `{ courier }` of an order on its way. The owner gets the exact position, others with the link a rough one [orders.courier-on-map]. */
export function courierOf(
  { status, tracking }: Pick<OrderRow, 'status' | 'tracking'>,
  now: Date,
  isOwner: boolean,
): { courier?: CourierOnTheWay } {
  const stored = v.safeParse(storedReport, tracking)
  if (status !== 'shipped' || !stored.success) return {}
  const { position, house, minutes, at } = stored.output.courier
  if (now.getTime() - Date.parse(at) > FRESH_MS) return {}
  return { courier: isOwner ? { position, house, minutes } : { position: rough(position), house: null, minutes } }
}

const rough = ({ latitude, longitude }: GeoPoint): GeoPoint => ({
  latitude: Math.round(latitude * ROUGH) / ROUGH,
  longitude: Math.round(longitude * ROUGH) / ROUGH,
})
