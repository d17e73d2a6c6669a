import cookie from '@fastify/cookie'
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { serveBackend, type Visitors } from './backend/backend-proxy.ts'
import { versionsIn } from './release/page-files.ts'
import { sameOrigin, serveForms } from './pages/documents/forms.ts'
import { serveDevelopmentErrors } from './operations/reports/development-errors.ts'
import { serveErrorReports } from './operations/reports/error-reports.ts'
import { logError } from './platform/observability/log.ts'
import { answerUnreadable, servePages } from './pages/documents/pages.ts'
import { refuse } from './requests/refusals.ts'
import { serveCheckout } from './pages/plain/checkout/serve-checkout.ts'
import { serveOrder } from './pages/plain/checkout/serve-order.ts'
import { servePayment } from './pages/plain/payment/serve-payment.ts'
import { servePlain } from './pages/plain/serve-plain.ts'
import { beginning, ofOurHosts } from './requests/requests.ts'
import { serveOverride } from './release/serving/serve-override.ts'
import { serveWorker } from './release/serving/service-worker.ts'
import type { FrontDoor } from './operations/front-door-parts.ts'
import { serveServices } from './operations/services.ts'
import { serveFiles } from './release/serving/static-files.ts'

/** The HTTP server for all browser requests. Unreadable requests get an error response. */
export async function createFrontDoor(door: FrontDoor): Promise<FastifyInstance> {
  const begin = beginning(door.metrics)
  const ourHosts = ofOurHosts(door.config.hosts)
  const app = Fastify({
    // The caller decides how open connections end.
    return503OnClosing: false,
    trustProxy: door.config.trustedProxies,
    // Invalid escapes match no route and skip hooks.
    frameworkErrors: (_error, request, reply) => {
      request.cookies = {}
      begin(request, reply, () => ourHosts(request, reply, () => void answerUnreadable(request, reply, door.documents)))
    },
  })
  app.decorateRequest('visit', null)
  await app.register(cookie)
  app.addHook('onRequest', begin)
  app.addHook('onRequest', ourHosts)
  // Each route declares its body types.
  app.removeAllContentTypeParsers()

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status < 500) return refuse(request, reply, status, status === 413 ? 'BODY_TOO_LARGE' : 'BAD_REQUEST')
    logError('error', error)
    return refuse(request, reply, 500, 'SERVER_ERROR')
  })
  // Every address can be asked for by GET.
  app.setNotFoundHandler((request, reply) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? refuse(request, reply, 404, 'NOT_FOUND')
      : refuse(request, reply, 405, 'BAD_REQUEST', { allow: 'GET, HEAD' }),
  )

  const visitors: Visitors = {
    isTester: (cookies) => door.releases.overrideOf(cookies) !== null,
    sold: (sale, cookies) => door.counts.sold(sale, versionsIn(door.releases.of(cookies))),
  }
  await app.register((backend) => serveBackend(backend, door.config, visitors))
  await app.register(async (forms) => {
    serveForms(forms, door.config)
    serveCheckout(forms, door.documents, door.config, { onRequest: sameOrigin })
    serveOrder(forms, door.documents, door.config, { onRequest: sameOrigin })
    servePayment(forms, door.documents, door.config, { onRequest: sameOrigin })
    serveOverride(forms, door, { onRequest: sameOrigin })
  })
  servePlain(app, door.documents, door.config)
  await app.register(async (reports) => serveErrorReports(reports, door))
  if (door.development) await app.register(async (errors) => serveDevelopmentErrors(errors, door.config.stateDir))
  await serveFiles(app, door.config)
  serveServices(app, door)
  serveWorker(app, door.config, door.releases)
  servePages(app, door.documents, door.releases, door.config)
  return app
}
