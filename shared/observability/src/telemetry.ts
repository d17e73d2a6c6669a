import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace as traces, TraceFlags } from '@opentelemetry/api'
import { plainError } from './plain-error.ts'
import { addWatcher, type Step } from './spans.ts'
import { currentTrace, inTrace, newSpanId, newTraceId } from './trace.ts'

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, work: SpanKind.CONSUMER, inside: SpanKind.INTERNAL }

/**
 * Exports spans to OTEL_EXPORTER_OTLP_ENDPOINT; without it nothing is loaded. OTEL_TRACES_SAMPLER_ARG is the sampled fraction (default 1),
 * decided by trace id, so the same in every process.
 * @returns flushes pending spans
 */
export async function openTelemetry(service: string, env: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  if (!env['OTEL_EXPORTER_OTLP_ENDPOINT']) return async () => {}
  const [{ AsyncLocalStorageContextManager }, { OTLPTraceExporter }, { resourceFromAttributes }, sdk] = await Promise.all([
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-base'),
  ])
  const provider = new sdk.BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new sdk.TraceIdRatioBasedSampler(Number(env['OTEL_TRACES_SAMPLER_ARG'] ?? 1)),
    // A root span uses the existing trace id, which is in the response and logs.
    idGenerator: { generateTraceId: () => currentTrace()?.id ?? newTraceId(), generateSpanId: newSpanId },
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter())],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  traces.setGlobalTracerProvider(provider)
  const tracer = provider.getTracer('shop')

  addWatcher(({ name, kind, attributes }, work) =>
    tracer.startActiveSpan(name, { kind: KINDS[kind], ...(attributes && { attributes }) }, parentOf(kind), async (span) => {
      const { traceId: id, spanId } = span.spanContext()
      try {
        return await inTrace({ id, spanId, isOwn: true }, work)
      } catch (error) {
        const { type, message } = plainError(error)
        span.setStatus({ code: SpanStatusCode.ERROR, message: `${type}: ${message}` })
        throw error
      } finally {
        span.end()
      }
    }),
  )
  return () => provider.shutdown()
}

/** Parent of a span: the current one, or the one in the incoming header. */
function parentOf(kind: Step['kind']) {
  const trace = currentTrace()
  if (kind === 'client' || kind === 'inside' || !trace?.spanId)
    return kind === 'server' || kind === 'work' ? ROOT_CONTEXT : context.active()
  return traces.setSpanContext(ROOT_CONTEXT, { traceId: trace.id, spanId: trace.spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true })
}
