import { FAILURE_REPORTS, type FailureInBrowser } from '@shop/contracts/reports/failure-report'
import { versionOf } from '../../remotes/remotes.ts'

const told = new Set<string>()

/** Tells the front door, once per document, that a version has failed. The beacon outlives the document; it is not repeated. */
export function tell(kind: FailureInBrowser, owner: string, run: string) {
  const line = `${kind} ${owner}@${versionOf(run)}`
  if (told.has(line)) return
  told.add(line)
  // Some browsers let it be switched off.
  if ('sendBeacon' in navigator) navigator.sendBeacon(FAILURE_REPORTS, line)
}
