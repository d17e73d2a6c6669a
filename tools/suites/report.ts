import { table } from '../print/table.ts'
import type { Result } from './suite.ts'

const MAX_FAILURES_SHOWN = 40
const MAX_LINES_OF_A_FAILURE = 60

/** One line per finished suite, with failures. */
export function lineOf({ name, passed, failed, skipped, reason, seconds, failures }: Result): string {
  const counts = [`${passed} passed`, ...(failed > 0 ? [`${failed} failed`] : []), ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(
    ', ',
  )
  const line = `${failed > 0 ? '✗' : skipped > 0 && passed === 0 ? '○' : '✓'} ${name}: ${counts}${reason ? ` (${reason})` : ''} · ${seconds.toFixed(1)} s`
  const shown = failures
    .slice(0, MAX_FAILURES_SHOWN)
    .map((failure) => failure.split('\n').slice(0, MAX_LINES_OF_A_FAILURE).join('\n').replace(/^/gm, '    '))
  const more = failures.length > MAX_FAILURES_SHOWN ? [`    … and ${failures.length - MAX_FAILURES_SHOWN} more`] : []
  return [line, ...shown, ...more].join('\n')
}

export function summaryOf(results: Result[]): string {
  return table(
    ['suite', 'passed', 'failed', 'skipped', 'seconds', 'reason'],
    results.map(({ name, passed, failed, skipped, seconds, reason }) => [
      name,
      passed,
      failed,
      skipped,
      Number(seconds.toFixed(1)),
      reason,
    ]),
  )
}

/** Machine-readable summary line. */
export function totalOf(results: Result[]): string {
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}
