import type { FastifyInstance } from 'fastify'
import { ERROR_REPORTS, readErrorReport, type ErrorReport } from '@shop/contracts/reports/error-report'
import { FAILURE_REPORTS, readFailureReport } from '@shop/contracts/reports/failure-report'
import { readVitalReport, VITAL_REPORTS } from '@shop/contracts/reports/vital-report'
import { mask } from '@shop/observability/mask'
import type { FrontDoor } from '../front-door-parts.ts'
import { logBrowserError, log, logError, reasonOf } from '../../platform/observability/log.ts'
import { refuse } from '../../requests/refusals.ts'
import { ShellInBrowsers } from './shell-in-browsers.ts'
import { AddressLimit } from '../../requests/guard/address-limit.ts'
import { visitOf } from '../../requests/requests.ts'
import { routeOf } from '../../requests/guard/route-of.ts'
import { traced } from '../../platform/development/traced.ts'
import { isSameOrigin } from '../../requests/guard/same-origin.ts'

const MAX_BYTES = 16 * 1024
/** Limits per address and in total: a broken release must not overload the front door. */
const OF_ONE = 10
const OF_ALL = 60
const MAX_WAITING = 20
/** A line such as `start mfe-catalog@1.4.2` or `LCP good mfe-catalog@1.4.2`. */
const MAX_LINE_BYTES = 200
/** Per address: a document tells a few, and a family has several. */
const FAILURES_OF_ONE = 30
/** Three a document. */
const VITALS_OF_ONE = 60
const PART = /^\/a\/([\w-]+)\/([\w.-]+)\//

type Reporting = Pick<FrontDoor, 'config' | 'releases' | 'metrics' | 'failures' | 'counts'>

/** What browsers tell of errors, with their places in the sources, of versions that have failed, and of how fast pages were. */
export function serveErrorReports(app: FastifyInstance, { config, releases, metrics, failures, counts }: Reporting): void {
  const [ofOne, ofAll] = [new AddressLimit({ aMinute: OF_ONE }), new AddressLimit({ aMinute: OF_ALL })]
  let waiting = 0
  let queue = Promise.resolve()

  async function keep({ name, message, places, pathname, serial }: ErrorReport) {
    const [, remote = '', version = ''] = PART.exec(places[0] ?? '') ?? []
    // Reports come without cookies: those of a version that nobody has been shown are a tester's.
    if (releases.wasShown(remote, version)) metrics.browserError(remote, version)
    else metrics.browserError('other', 'other')
    const sources = await traced(config.stateDir, places).catch((error: unknown) => {
      log('source maps', reasonOf(error))
      return places
    })
    logBrowserError({ name: mask(name), message: mask(message), sources, route: routeOf(pathname), remote, version, serial })
  }

  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, done) =>
    done(null, String(body)),
  )
  app.post(ERROR_REPORTS, (request, reply) => {
    const visit = visitOf(request)
    if (!isSameOrigin(request.headers, visit.origin)) return refuse(request, reply, 403, 'CSRF_EXPIRED')
    const report = typeof request.body === 'string' ? readErrorReport(request.body) : null
    if (!report) return refuse(request, reply, 400, 'BAD_REQUEST')
    const retryAfter = ofOne.take(visit.address) ?? ofAll.take('all') ?? (waiting >= MAX_WAITING ? 1 : null)
    if (retryAfter !== null) return refuse(request, reply, 429, 'TOO_MANY_REQUESTS', { 'retry-after': String(retryAfter) })
    waiting += 1
    // Sequential background work.
    queue = queue
      .then(() => keep(report))
      .catch((error: unknown) => logError('error', error))
      .finally(() => (waiting -= 1))
    return reply.code(204).header('cache-control', 'no-store').send()
  })
  app.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit: MAX_LINE_BYTES }, (_request, body, done) =>
    done(null, String(body)),
  )
  serveFailureReports(app, { releases, failures })
  serveVitalReports(app, { releases, counts })
}

/** Every document tells, so this counts only what the record knows: a stranger can add numbers, no words. */
function serveFailureReports(app: FastifyInstance, { releases, failures }: Pick<Reporting, 'releases' | 'failures'>) {
  const limit = new AddressLimit({ aMinute: FAILURES_OF_ONE })
  const shell = new ShellInBrowsers(releases)
  app.post(FAILURE_REPORTS, { bodyLimit: MAX_LINE_BYTES }, (request, reply) => {
    const visit = visitOf(request)
    if (!isSameOrigin(request.headers, visit.origin)) return refuse(request, reply, 403, 'CSRF_EXPIRED')
    const report = typeof request.body === 'string' ? readFailureReport(request.body) : null
    if (!report || !releases.isOnRecord(report.name, report.version)) return refuse(request, reply, 400, 'BAD_REQUEST')
    const retryAfter = limit.take(visit.address)
    if (retryAfter !== null) return refuse(request, reply, 429, 'TOO_MANY_REQUESTS', { 'retry-after': String(retryAfter) })
    const { kind, name, version } = report
    const isCounted = releases.overrideOf(visit.cookies) === null
    if (isCounted) failures.add(name, version, kind, { address: visit.address })
    if (isCounted && name === 'shell' && (kind === 'start' || kind === 'blank')) shell.failed(version, visit.address)
    return reply.code(204).header('cache-control', 'no-store').send()
  })
}

/** Testers are left out: they look at versions that nobody else has. */
function serveVitalReports(app: FastifyInstance, { releases, counts }: Pick<Reporting, 'releases' | 'counts'>) {
  const limit = new AddressLimit({ aMinute: VITALS_OF_ONE })
  app.post(VITAL_REPORTS, { bodyLimit: MAX_LINE_BYTES }, (request, reply) => {
    const visit = visitOf(request)
    if (!isSameOrigin(request.headers, visit.origin)) return refuse(request, reply, 403, 'CSRF_EXPIRED')
    const report = typeof request.body === 'string' ? readVitalReport(request.body) : null
    if (!report || !releases.isOnRecord(report.name, report.version)) return refuse(request, reply, 400, 'BAD_REQUEST')
    const retryAfter = limit.take(visit.address)
    if (retryAfter !== null) return refuse(request, reply, 429, 'TOO_MANY_REQUESTS', { 'retry-after': String(retryAfter) })
    if (releases.overrideOf(visit.cookies) === null) counts.measured(report)
    return reply.code(204).header('cache-control', 'no-store').send()
  })
}
