import autocannon from 'autocannon'
import type { Endpoint } from '@shop/contracts/core/endpoint'
import * as v from 'valibot'
import { UserError } from '../print/steps.ts'
import { type Figures, percentile } from './figures.ts'
import type { Stand } from './stand.ts'

/** One request, ready to be sent. */
export interface Request {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

export interface Kind {
  name: string
  endpoint: Pick<Endpoint, 'answer'>
  /** Processor time of the API that one may cost, milliseconds; null where nothing is promised. */
  most: number | null
  /** What must be ready for so many requests; the function it answers gives the next one. */
  ready: (requests: number) => Promise<() => Request>
  /** Beyond the contract: a refusal in the shape of an answer is no work done. */
  isDone?: (answer: never) => boolean
  /** For calls that use something up: not more than so many are measured. */
  mostRequests?: number
}

/** Every answer's status is looked at; the whole contract of every so manieth. */
const CHECKED_EVERY = 50
const WARM_UP_SHARE = 0.3

/** Sends one kind of call for so many seconds over so many connections. Throws when an answer is not what it should be. */
export async function measure(stand: Stand, kind: Kind, connections: number, seconds: number): Promise<Figures> {
  const first = await kind.ready(1)
  // What is read once and kept is read here.
  const { path, ...init } = first()
  await fetch(stand.url + path, init).then((answer) => answer.arrayBuffer())
  await fire(stand, kind, await kind.ready(kind.mostRequests ?? 0), connections, Math.max(1, seconds * WARM_UP_SHARE))
  const next = await kind.ready(kind.mostRequests ?? 0)
  const before = stand.spent()
  const began = performance.now()
  const times = await fire(stand, kind, next, connections, seconds)
  const elapsed = performance.now() - began
  const after = stand.spent()
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

async function fire({ url }: Stand, kind: Kind, next: () => Request, connections: number, seconds: number): Promise<number[]> {
  const times: number[] = []
  let seen = 0
  const faults: string[] = []
  const check = (status: number, body: string) => {
    seen += 1
    if (faults.length > 0) return
    const isGood = status >= 200 && status < 300 && (seen % CHECKED_EVERY !== 1 || isWhole(kind, body))
    if (!isGood) faults.push(`${status} ${body.slice(0, 400)}`)
  }
  const prepared = (request: autocannon.Request) => {
    const { headers, ...rest } = next()
    // The client writes the length into the headers that it is given.
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

function isWhole({ endpoint, isDone }: Kind, body: string): boolean {
  const answer: unknown = JSON.parse(body)
  return v.is(endpoint.answer, answer) && (isDone?.(answer as never) ?? true)
}
