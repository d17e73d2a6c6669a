import { collectDefaultMetrics, Registry } from 'prom-client'

/** Numbers of one process for Prometheus; with memory, processor time and the lag of its event loop from the start. */
export function createRegistry(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}

/** Seconds, as Prometheus counts: from a cached answer to a handler that is given up. */
export const DURATIONS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

export { Counter, Gauge, Histogram, type Registry } from 'prom-client'
