import type { ErrorEvent, EventHint } from '@sentry/node'
import { plainError } from './plain-error.ts'
import { addWatcher } from './spans.ts'
import { currentTrace } from './trace.ts'

export const TRACES_SAMPLE_RATE = 0.2
const FLUSH_MS = 2000
const OPS = { server: 'http.server', client: 'http.client', work: 'queue.process', inside: 'function' }

type Report = (error: unknown, tags: Record<string, string>) => void

let send: Report = () => {}

/** Reports a server error. Does nothing without a DSN. */
export const reportError: Report = (error, tags) => send(error, tags)

/** Removes everything personal: request, user, breadcrumbs, variables. */
export function scrubbed(event: ErrorEvent, { originalException }: EventHint): ErrorEvent {
  const { exception, event_id, timestamp, platform, level, environment, release, contexts, tags, sdk, type } = event
  const plain = plainError(originalException)
  const values = exception?.values?.map(({ stacktrace, ...value }, index, all) => ({
    type: value.type,
    mechanism: value.mechanism && { type: value.mechanism.type, handled: value.mechanism.handled },
    // The last one was thrown, the others are its causes.
    value: index === all.length - 1 ? plain.message : (plain.cause?.message ?? ''),
    stacktrace: {
      frames: stacktrace?.frames?.map(({ filename, function: name, lineno, colno, in_app }) => ({
        filename,
        function: name,
        lineno,
        colno,
        in_app,
      })),
    },
  }))
  return {
    ...(event_id && { event_id }),
    ...(timestamp && { timestamp }),
    platform,
    level,
    environment,
    release,
    contexts: { trace: contexts?.trace, runtime: contexts?.['runtime'] },
    tags,
    sdk,
    type,
    exception: values && { values },
  }
}

/** From 0 to 1, by trace id: front door and API keep the same traces. */
const chanceOf = (traceId: string) => (Number.parseInt(traceId.slice(-8), 16) / 2 ** 32).toFixed(9)

/** Starts Sentry if SENTRY_DSN is set; otherwise loads nothing. @returns flushes pending events */
export async function openSentry(service: string, env: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  const dsn = env['SENTRY_DSN']
  if (!dsn) return async () => {}
  const sentry = await import('@sentry/node')
  sentry.initWithoutDefaultIntegrations({
    dsn,
    tracesSampleRate: TRACES_SAMPLE_RATE,
    initialScope: { tags: { service } },
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    includeLocalVariables: false,
    sendClientReports: false,
    enableRuntimeChannelInjection: false,
    // Default integrations that process errors only; others collect requests, URLs, console and variables.
    integrations: [
      sentry.eventFiltersIntegration(),
      sentry.linkedErrorsIntegration(),
      sentry.dedupeIntegration(),
      sentry.onUncaughtExceptionIntegration(),
      sentry.onUnhandledRejectionIntegration(),
    ],
    beforeSend: scrubbed,
    beforeBreadcrumb: () => null,
  })
  send = (error, tags) => {
    const requestId = currentTrace()?.id
    sentry.captureException(error, { tags: { ...(requestId && { requestId }), ...tags } })
  }
  addWatcher(({ name, kind, attributes }, work) => {
    const step = () => sentry.startSpan({ name, op: OPS[kind], ...(attributes && { attributes }) }, work)
    const trace = currentTrace()
    if (kind === 'server' && trace)
      return sentry.continueTrace(
        { sentryTrace: `${trace.id}-${trace.spanId ?? '0'.repeat(15) + '1'}`, baggage: `sentry-sample_rand=${chanceOf(trace.id)}` },
        step,
      )
    // Without its own trace, the process trace would decide sampling for everything outside requests.
    return kind === 'work' ? sentry.startNewTrace(step) : step()
  })
  return async () => void (await sentry.close(FLUSH_MS))
}
