import { table } from '../print/table.ts'

/** Results of one call kind at a number of connections. Milliseconds. */
export interface Figures {
  call: string
  connections: number
  requests: number
  perSecond: number
  p50: number
  p99: number
  /** CPU time of the API per request; on PGlite includes the database. */
  cpu: number
  /** CPU time of PostgreSQL per request; null on PGlite. */
  databaseCpu: number | null
  /** Maximum CPU time of the API; null without a promise. */
  most: number | null
}

export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

const HEAD = ['call', 'connections', 'requests/s', 'p50 ms', 'p99 ms', 'CPU ms', 'at most', 'database CPU ms']
const rowOf = ({ call, connections, perSecond, p50, p99, cpu, most, databaseCpu }: Figures) => [
  call,
  connections,
  Math.round(perSecond),
  p50.toFixed(1),
  p99.toFixed(1),
  cpu.toFixed(2),
  most === null ? '' : `${most}${cpu > most ? ' MISSED' : ''}`,
  databaseCpu === null ? '' : databaseCpu.toFixed(2),
]

export const asTable = (figures: readonly Figures[]) => table(HEAD, figures.map(rowOf))

export function asMarkdown(figures: readonly Figures[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(HEAD), `|---|${'--:|'.repeat(HEAD.length - 1)}`, ...figures.map((one) => line(rowOf(one)))].join('\n')
}
