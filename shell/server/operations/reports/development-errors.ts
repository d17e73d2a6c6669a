import type { FastifyInstance } from 'fastify'
import { showError } from '../../platform/development/show-error.ts'
import { isSameOrigin } from '../../requests/guard/same-origin.ts'
import { refuse } from '../../requests/refusals.ts'
import { visitOf } from '../../requests/requests.ts'

const MAX_BYTES = 64 * 1024

/** Takes what a tab tells of and answers with what it shows. */
export function serveDevelopmentErrors(app: FastifyInstance, stateDir: string): void {
  app.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, done) => done(null, String(body)))
  app.post<{ Body: string }>('/development/errors', { bodyLimit: MAX_BYTES }, async (request, reply) => {
    const visit = visitOf(request)
    if (!isSameOrigin(request.headers, visit.origin)) return refuse(request, reply, 403, 'CSRF_EXPIRED')
    const from = URL.parse(request.headers.referer ?? '')?.pathname ?? ''
    return reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
      .send(await showError(stateDir, `browser, ${from}`, request.body))
  })
}
