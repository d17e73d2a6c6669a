import type { Api } from '../http/implement.ts'
import { serveDelivery } from './serve-delivery.ts'
import { serveLocation } from './serve-location.ts'
import { servePickupPoints } from './serve-pickup-points.ts'
import { serveShops } from './serve-shops.ts'

/** Location: cities, addresses, pickup points, shops, delivery. */
export function servePlaces(api: Api) {
  serveLocation(api)
  serveDelivery(api)
  servePickupPoints(api)
  serveShops(api)
}
