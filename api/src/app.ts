import type { FastifyInstance } from 'fastify'
import { serveCart } from './cart/cart.ts'
import { serveDesigners } from './catalog/designers.ts'
import { serveFavorites } from './catalog/favorites.ts'
import { serveListings } from './catalog/listing.ts'
import { serveMainPage } from './catalog/main-page.ts'
import { serveProduct } from './catalog/product.ts'
import type { Database } from './db/database.ts'
import { serveDocumentation } from './documentation/documentation.ts'
import { serveHealth } from './http/health.ts'
import type { Api } from './http/implement.ts'
import { createServer, type ServerOptions } from './http/server.ts'
import { serveCommonData } from './session/common-data.ts'
import { csrfKeyOf } from './session/csrf-key.ts'
import { serveToken } from './session/token.ts'

/** The API with all its calls, not listening yet. */
export async function createApp(database: Database, options: ServerOptions): Promise<FastifyInstance> {
  const server = await createServer(options)
  const api: Api = { server, database, csrfKey: await csrfKeyOf(database), frontDoorKey: options.frontDoorKey, endpoints: [] }
  serveToken(api)
  serveCommonData(api)
  serveMainPage(api)
  serveListings(api)
  serveProduct(api)
  serveDesigners(api)
  serveFavorites(api)
  serveCart(api)
  serveHealth(api)
  serveDocumentation(api)
  await server.ready()
  return server
}
