import { collectDefaultMetrics, Registry } from 'prom-client'

/** Prometheus metrics of one process, including memory, CPU and event loop lag. */
export function createRegistry(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}

/** Buckets in seconds: from a cached response to a timed-out handler. */
export const DURATIONS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

export { Counter, Gauge, Histogram, type Registry } from 'prom-client'
