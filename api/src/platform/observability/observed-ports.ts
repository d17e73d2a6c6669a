import { inSpan } from '@shop/observability/spans'
import type { Metrics } from './metrics.ts'

type Call = (...parameters: unknown[]) => unknown

/** Ports with call counts and timings; synchronous methods call no service and are skipped. */
export function observedPorts<Ports extends object>(ports: Ports, metrics: Metrics): Ports {
  const observed = (name: string, port: object) =>
    Object.fromEntries(
      Object.entries(port).map(([call, value]) => [call, typeof value === 'function' ? timed(name, call, value as Call) : value]),
    )
  const timed =
    (port: string, call: string, work: Call): Call =>
    (...parameters) => {
      const began = performance.now()
      const answer = work(...parameters)
      if (!(answer instanceof Promise)) return answer
      const end = (result: 'ok' | 'failed') => metrics.called(port, call, result, (performance.now() - began) / 1000)
      answer.then(
        () => end('ok'),
        () => end('failed'),
      )
      return inSpan({ name: `${port} ${call}`, kind: 'client' }, () => answer as Promise<unknown>)
    }
  return Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, observed(name, port as object)])) as Ports
}
