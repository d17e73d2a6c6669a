import fs from 'node:fs'
import { percentile } from '../bench-api/figures.ts'
import type { MailCounter } from './mail-counter.ts'
import type { CountedCall, Shopping } from './shoppers.ts'
import { LIMIT, type ShoppersTold } from './story.ts'

export interface Outcome {
  what: string
  measured: string
  promised: string
  isKept: boolean
}

/** A call is in flight at a fault when it began before and had not ended. */
const REACTION_MS = 100
/** A letter that was being sent when its worker was killed may come twice. */
const SENDING_MS = 3000

const isFailed = ({ status }: CountedCall) => status === 0 || status >= 500

export function outcomesOf(
  { calls, acknowledged, refused }: Shopping,
  told: ShoppersTold,
  { letters }: MailCounter,
  stored: {
    numbers: readonly string[]
    connections: number
    memoryMb: number
    commits: { alone: number; confirmed: number }
    replicaReads: number
  },
  withinMs: number,
): Outcome[] {
  const failed = calls.filter(isFailed)
  const inFlight = failed.filter(({ began, ended }) =>
    told.faults.some(({ at, backMs, isOutage }) => began <= at + REACTION_MS + (isOutage ? backMs : 0) && ended >= at),
  )
  const beyond = failed.filter((call) => !inFlight.includes(call))
  const told5xx = beyond.map(({ kind, status, began }) => {
    const before = told.faults.findLast(({ at }) => at <= began)
    return `${kind} ${status}${before ? `, ${((began - before.at) / 1000).toFixed(1)} s after: ${before.what}` : ''}`
  })
  const kept = new Set(stored.numbers)
  const lost = [...acknowledged.keys()].filter((number) => !kept.has(number)).length
  const unheard = stored.numbers.filter((number) => !acknowledged.has(number)).length
  const mailboxes = new Set(letters.map(({ to }) => to))
  const silent = [...acknowledged.values()].filter((to) => !mailboxes.has(to)).length
  const twice = letters.filter(({ id }, index) => letters.findIndex((other) => other.id === id) < index)
  // A database that is gone cannot note what a worker has sent.
  const crashes = told.faults.filter(({ what, isOutage }) => isOutage || (what.startsWith('worker') && what.endsWith('killed')))
  const unexplained = twice.filter(({ id }) => {
    const first = letters.find((other) => other.id === id)?.at ?? 0
    return !crashes.some(({ at, backMs, isOutage }) => first <= at + REACTION_MS + (isOutage ? backMs : 0) && first >= at - SENDING_MS)
  }).length
  const fast = (all: readonly number[]) => all.every((one) => one <= withinMs)
  const ms = (all: readonly number[]) => all.map((one) => `${one} ms`).join(', ')
  const took = (kind: string) => {
    const sorted = calls
      .filter((call) => call.kind === kind && !isFailed(call))
      .map(({ began, ended }) => ended - began)
      .sort((one, other) => one - other)
    return `${sorted.length} (p50 ${Math.round(percentile(sorted, 0.5))} ms, p99 ${Math.round(percentile(sorted, 0.99))} ms)`
  }
  const row = (what: string, measured: string | number, promised = '', isKept = true): Outcome => ({
    what,
    measured: String(measured),
    promised,
    isKept,
  })
  const refusals = [...refused].map(([what, count]) => `${what}: ${count}`).join('; ')
  return [
    row('orders acknowledged', acknowledged.size, 'at least 10', acknowledged.size >= 10),
    row('of them lost', lost, '0', lost === 0),
    row('orders made that no shopper heard of', unheard, '0', unheard === 0),
    row('orders without a letter', silent, '0', silent === 0),
    row('letters that came twice without a crash', unexplained, '0', unexplained === 0),
    row('letters that came twice after one', twice.length - unexplained),
    row('5xx and lost connections of calls in flight, or while no PostgreSQL was there', inFlight.length),
    row('5xx and lost connections beyond', told5xx.join('; ') || 0, '0', beyond.length === 0),
    row('refused calls', refusals || 0, '0', refused.size === 0),
    row(
      `of ${LIMIT} a minute all APIs together let through`,
      told.letThrough,
      `${LIMIT} ± 10 %`,
      Math.abs(told.letThrough - LIMIT) <= LIMIT / 10,
    ),
    row('an old price is given for', ms(told.prices), `${withinMs} ms`, fast(told.prices)),
    row('an old release is given for', ms(told.releases), `${withinMs} ms`, fast(told.releases)),
    ...told.faults.map(({ what, backMs }) => row(what, `back after ${(backMs / 1000).toFixed(1)} s`)),
    row('another replica is read after', told.replicaBackMs === null ? '' : `${(told.replicaBackMs / 1000).toFixed(1)} s`),
    row('catalog and content read from the replica', `${Math.round(stored.replicaReads * 100)} %`),
    row(
      'a commit, p50',
      `${stored.commits.alone.toFixed(1)} ms; ${stored.commits.confirmed.toFixed(1)} ms with the standby's confirmation`,
    ),
    row('documents', took('document')),
    row('orders', took('order')),
    row('connections of PostgreSQL at most', stored.connections),
    row('memory of everything at most', `${stored.memoryMb} MB`, '12 GiB', stored.memoryMb < 12 * 1024),
  ]
}

/** Memory of this process and all that it started, without counting shared pages twice. Linux only. */
export function memoryMb(): number {
  const parents = new Map<number, number>()
  for (const name of fs.readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    try {
      const stat = fs.readFileSync(`/proc/${name}/stat`, 'utf8')
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]))
    } catch {
      // It has just ended.
    }
  }
  const isOurs = (pid: number): boolean => pid === process.pid || (parents.has(pid) && isOurs(parents.get(pid) ?? 0))
  let kilobytes = 0
  for (const pid of parents.keys()) {
    if (!isOurs(pid)) continue
    try {
      kilobytes += Number(/^Pss:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
    } catch {
      // It has just ended.
    }
  }
  return Math.round(kilobytes / 1024)
}
