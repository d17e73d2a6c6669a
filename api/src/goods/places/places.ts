import type { Api } from '../../platform/http/implement.ts'
import { names } from './addresses/named-city.ts'
import { cities } from './cities/cities.ts'
import { places } from './delivery/delivery.ts'
import { serveDelivery } from './calls/serve-delivery.ts'
import { servePromise } from './calls/serve-promise.ts'
import { serveLocation } from './calls/serve-location.ts'
import { serveShops } from './calls/serve-shops.ts'

const CACHES = [cities, names, places]

/** Location: cities, addresses, shops, delivery. */
export function servePlaces(api: Api) {
  for (const cache of CACHES) cache.follow(api.clock)
  serveLocation(api)
  serveDelivery(api)
  servePromise(api)
  serveShops(api)
}

/** Cities, shops and points are read anew. */
export function forgetPlaces() {
  for (const cache of CACHES) cache.clear()
}
