import type { Api } from '../platform/http/implement.ts'
import { names } from './addresses/named-city.ts'
import { cities } from './cities/cities.ts'
import { places } from './delivery/delivery.ts'
import { serveDelivery } from './delivery/serve-delivery.ts'
import { serveLocation } from './cities/serve-location.ts'
import { servePickupPoints } from './points/serve-pickup-points.ts'
import { serveShops } from './shops/serve-shops.ts'

/** Location: cities, addresses, pickup points, shops, delivery. */
export function servePlaces(api: Api) {
  serveLocation(api)
  serveDelivery(api)
  servePickupPoints(api)
  serveShops(api)
}

/** Cities, shops and points are read anew. */
export function forgetPlaces() {
  for (const cache of [cities, names, places]) cache.clear()
}
