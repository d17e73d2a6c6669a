import { VITAL_REPORTS } from '@shop/contracts/reports/vital-report'
import type { Vital } from '../observe/vitals.ts'

const COUNTED: readonly string[] = ['LCP', 'INP', 'CLS']
const told = new Set<string>()

/** Tells the front door, once a document, how good a metric was, for the version that it is about. The beacon outlives the document. */
export function tellVital({ name, rating, remote, version }: Vital): void {
  if (!COUNTED.includes(name) || version === '' || told.has(name)) return
  told.add(name)
  if ('sendBeacon' in navigator) navigator.sendBeacon(VITAL_REPORTS, `${name} ${rating} ${remote}@${version}`)
}
