import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

/** A distributed trace from browser to SQL (W3C Trace Context). */
export interface Trace {
  /** 32 hex digits: X-Request-Id of the response, `requestId` of log lines. */
  id: string
  /** 16 hex digits: the parent span; null at the root. */
  spanId: string | null
  /** The span was created here, so it can be propagated as it is. */
  isOwn?: boolean
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/
const ZEROS = /^0+$/

// Node pools UUID randomness: ten times cheaper than randomBytes.
export const newTraceId = () => randomUUID().replaceAll('-', '')
export const newSpanId = () => newTraceId().slice(16)

export const newTrace = (): Trace => ({ id: newTraceId(), spanId: null })

/** Parses a traceparent header; null if invalid, including all-zero ids (Trace Context §3.2.2). */
export function readTraceparent(header: unknown): Trace | null {
  const [, id = '', spanId = ''] = (typeof header === 'string' && TRACEPARENT.exec(header)) || []
  return id === '' || ZEROS.test(id) || ZEROS.test(spanId) ? null : { id, spanId }
}

/** The header for an outgoing request: the same trace, our span. */
export const toTraceparent = ({ id, spanId, isOwn }: Trace) => `00-${id}-${(isOwn && spanId) || newSpanId()}-01`

const traces = new AsyncLocalStorage<Trace>()

/** Runs `work` within this trace. */
export const inTrace = <T>(trace: Trace, work: () => T): T => traces.run(trace, work)

/** The current trace; undefined in background work without one. */
export const currentTrace = (): Trace | undefined => traces.getStore()
