import type { Api } from '../../platform/http/implement.ts'
import { names } from './addresses/named-city.ts'
import { cities } from './cities/cities.ts'
import { places } from './delivery/delivery.ts'
import { serveDelivery } from './calls/serve-delivery.ts'
import { serveLocation } from './calls/serve-location.ts'
import { serveShops } from './calls/serve-shops.ts'

/** Location: cities, addresses, shops, delivery. */
export function servePlaces(api: Api) {
  serveLocation(api)
  serveDelivery(api)
  serveShops(api)
}

/** Cities, shops and points are read anew. */
export function forgetPlaces() {
  for (const cache of [cities, names, places]) cache.clear()
}
