import { percentile } from '../bench-api/figures.ts'
import type { memories, PerProcess } from './usage.ts'
import { PROCESSES } from './usage.ts'
import type { CountedRequest } from './visitors.ts'

/** The shop has bent when a document of a hundred takes longer, or a request of a hundred fails. */
const MOST_P99_MS = 1000
const MOST_FAILED_SHARE = 0.01

export interface StepFigures {
  visitors: number
  perSecond: number
  /** Of documents, milliseconds. */
  p50: number
  p99: number
  failed: number
  requests: number
  orders: number
  shares: PerProcess
  memory: ReturnType<typeof memories>
}

export function figuresOf(requests: readonly CountedRequest[], seconds: number) {
  const sorted = requests
    .filter(({ kind }) => kind === 'document')
    .map(({ ms }) => ms)
    .sort((one, other) => one - other)
  return {
    perSecond: Math.round(requests.length / seconds),
    p50: Math.round(percentile(sorted, 0.5)),
    p99: Math.round(percentile(sorted, 0.99)),
    failed: requests.filter(({ status }) => status !== 200).length,
    requests: requests.length,
  }
}

export const isBent = ({ p99, failed, requests }: Pick<StepFigures, 'p99' | 'failed' | 'requests'>): boolean =>
  p99 > MOST_P99_MS || failed > requests * MOST_FAILED_SHARE

/** Which part of the shop takes the most processor time: the visitors are not of the shop. */
export function busiestOf({ shares }: Pick<StepFigures, 'shares'>): string {
  const ofShop = PROCESSES.filter((name) => name !== 'visitors')
  return ofShop.reduce((most, name) => (shares[name] > shares[most] ? name : most))
}

export const HEAD = [
  'visitors',
  'requests/s',
  'p50 ms',
  'p99 ms',
  'failed',
  'orders',
  'CPU % front door / API / PostgreSQL / visitors',
  'MB front door / API / PostgreSQL',
]
export const rowOf = ({ visitors, perSecond, p50, p99, failed, orders, shares, memory }: StepFigures) => [
  visitors,
  perSecond,
  p50,
  p99,
  failed,
  orders,
  PROCESSES.map((name) => shares[name]).join(' / '),
  [memory['front door'], memory.API, memory.PostgreSQL].join(' / '),
]
