import type { Api } from '../http/implement.ts'
import { openApiOf } from './open-api.ts'
import { documentationPage, STYLE } from './page.ts'

/** GET /documentation for people, /documentation/json for tools. */
export function serveDocumentation({ server, endpoints }: Api) {
  // All calls are known once the server is ready.
  let [page, json] = ['', {}]
  server.addHook('onReady', async () => {
    page = documentationPage(endpoints)
    json = openApiOf(endpoints)
  })
  server.get('/documentation', async (_, reply) => reply.type('text/html; charset=utf-8').send(page))
  server.get('/documentation/style.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE))
  server.get('/documentation/json', async () => json)
}
