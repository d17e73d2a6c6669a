import autocannon from 'autocannon'
import type { Endpoint } from '@shop/contracts/core/endpoint'
import * as v from 'valibot'
import { UserError } from '../print/steps.ts'
import { type Figures, percentile } from './figures.ts'
import type { Bench } from './stand.ts'

/** A prepared request. */
export interface Request {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

export interface Kind {
  name: string
  endpoint: Pick<Endpoint, 'answer'>
  /** Maximum CPU time per request, milliseconds; null without a promise. */
  most: number | null
  /** Prepares this many requests; returns a generator function. */
  ready: (requests: number) => Promise<() => Request>
  /** Additional check: a refusal with status 200 does not count. */
  isDone?: (answer: never) => boolean
  /** Limit for calls that consume data. */
  mostRequests?: number
}

/** Every status is checked; one response in this many is validated by its contract. */
const CHECKED_EVERY = 50
const WARM_UP_SHARE = 0.3

/** Sends one call kind for some seconds over some connections. Throws for an unexpected response. */
export async function measure(bench: Bench, kind: Kind, connections: number, seconds: number): Promise<Figures> {
  const first = await kind.ready(1)
  // Warm-up: fills caches.
  const { path, ...init } = first()
  await fetch(bench.url + path, init).then((answer) => answer.arrayBuffer())
  await fire(bench, kind, await kind.ready(kind.mostRequests ?? 0), connections, Math.max(1, seconds * WARM_UP_SHARE))
  const next = await kind.ready(kind.mostRequests ?? 0)
  const before = bench.spent()
  const began = performance.now()
  const times = await fire(bench, kind, next, connections, seconds)
  const elapsed = performance.now() - began
  const after = bench.spent()
  const sorted = times.toSorted((one, other) => one - other)
  return {
    call: kind.name,
    connections,
    requests: sorted.length,
    perSecond: (sorted.length / elapsed) * 1000,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    cpu: (after.api - before.api) / sorted.length,
    databaseCpu: after.database === null || before.database === null ? null : (after.database - before.database) / sorted.length,
    most: kind.most,
  }
}

async function fire({ url }: Bench, kind: Kind, next: () => Request, connections: number, seconds: number): Promise<number[]> {
  const times: number[] = []
  let seen = 0
  const faults: string[] = []
  const check = (status: number, body: string) => {
    seen += 1
    if (faults.length > 0) return
    const isGood = status >= 200 && status < 300 && (seen % CHECKED_EVERY !== 1 || isIntact(kind, body))
    if (!isGood) faults.push(`${status} ${body.slice(0, 400)}`)
  }
  const prepared = (request: autocannon.Request) => {
    const { headers, ...rest } = next()
    // The client adds the length to the given headers.
    return Object.assign(request, { body: undefined }, rest, { headers: { ...headers } })
  }
  await new Promise<void>((resolve, reject) => {
    const instance = autocannon(
      {
        url,
        connections,
        ...(kind.mostRequests ? { amount: kind.mostRequests } : { duration: seconds }),
        requests: [{ setupRequest: prepared, onResponse: check }],
      },
      (error: Error | null, result: { errors: number }) => {
        if (error) return reject(error)
        if (result.errors > 0) faults.push(`${result.errors} requests without an answer`)
        resolve()
      },
    )
    instance.on('response', (_client, _status, _bytes, time) => times.push(time))
  })
  if (faults.length > 0) throw new UserError(`${kind.name} was answered with ${faults[0]}`)
  return times
}

function isIntact({ endpoint, isDone }: Kind, body: string): boolean {
  const answer: unknown = JSON.parse(body)
  return v.is(endpoint.answer, answer) && (isDone?.(answer as never) ?? true)
}
