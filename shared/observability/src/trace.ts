import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

/** What one click of a shopper sets off, from the browser to SQL (W3C Trace Context). */
export interface Trace {
  /** 32 hex digits: X-Request-Id of the answer, `requestId` of every log line. */
  id: string
  /** 16 hex digits: the step that the next one comes after; null where the trace begins. */
  spanId: string | null
  /** The step is our own: the next one may name it as it stands. */
  isOwn?: boolean
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/
const ZEROS = /^0+$/

// Node makes UUIDs by the hundred: an id costs a tenth of what random bytes do.
export const newTraceId = () => randomUUID().replaceAll('-', '')
export const newSpanId = () => newTraceId().slice(16)

export const newTrace = (): Trace => ({ id: newTraceId(), spanId: null })

/** The trace that a header carries; null for anything that is not one, ids of zeros included (Trace Context §3.2.2). */
export function readTraceparent(header: unknown): Trace | null {
  const [, id = '', spanId = ''] = (typeof header === 'string' && TRACEPARENT.exec(header)) || []
  return id === '' || ZEROS.test(id) || ZEROS.test(spanId) ? null : { id, spanId }
}

/** The header for who is asked next: the same trace, a step of ours. */
export const toTraceparent = ({ id, spanId, isOwn }: Trace) => `00-${id}-${(isOwn && spanId) || newSpanId()}-01`

const traces = new AsyncLocalStorage<Trace>()

/** Whatever `work` begins belongs to this trace. */
export const inTrace = <T>(trace: Trace, work: () => T): T => traces.run(trace, work)

/** The trace that this code runs for; undefined in work that nobody has asked for. */
export const currentTrace = (): Trace | undefined => traces.getStore()
