import { Counter, createRegistry, DURATIONS, Gauge, Histogram, type Registry } from '@shop/observability/metrics'
import type { FailureKind } from '@shop/release/failures'
import type { Answered } from './log.ts'

/** Prometheus metrics of the front door. Labels come from code only. */
export class Metrics {
  readonly registry: Registry = createRegistry()
  readonly #requests = new Histogram({
    name: 'front_door_request_duration_seconds',
    help: 'Answers by route and status, with how long they took.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: DURATIONS,
    registers: [this.registry],
  })
  readonly #cpu = new Histogram({
    name: 'front_door_render_cpu_seconds',
    help: 'Processor time of rendered pages, without the wait for the API.',
    buckets: DURATIONS,
    registers: [this.registry],
  })
  readonly #failed = new Counter({
    name: 'front_door_renders_failed_total',
    help: 'Pages that were left to the browser.',
    registers: [this.registry],
  })

  readonly #browserErrors = new Counter({
    name: 'front_door_browser_errors_total',
    help: 'Faults that browsers have told of (a fifth of the documents tell), by the version that threw.',
    labelNames: ['remote', 'version'] as const,
    registers: [this.registry],
  })
  readonly #versionFailures = new Counter({
    name: 'front_door_version_failures_total',
    help: 'Failures of released versions: on the server, and what every browser tells, once per document and kind.',
    labelNames: ['remote', 'version', 'kind'] as const,
    registers: [this.registry],
  })

  /** Names and versions of the record only. */
  browserError(remote: string, version: string) {
    this.#browserErrors.inc({ remote, version })
  }

  /** Names and versions of the record only. */
  versionFailed(remote: string, version: string, kind: FailureKind) {
    this.#versionFailures.inc({ remote, version, kind })
  }

  rendered(cpuMs: number) {
    this.#cpu.observe(cpuMs / 1000)
  }

  failed() {
    this.#failed.inc()
  }

  answered({ method, route, status, ms }: Answered) {
    this.#requests.observe({ method, route, status }, ms / 1000)
  }

  /** A gauge read on scrape. */
  watch(name: string, help: string, read: () => number) {
    const gauge: Gauge = new Gauge({ name: `front_door_${name}`, help, registers: [this.registry], collect: () => gauge.set(read()) })
  }
}
