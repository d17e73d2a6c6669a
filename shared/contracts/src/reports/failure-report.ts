/** Endpoint for failures of versions in browsers. Every document tells, each kind once a version. */
export const FAILURE_REPORTS = '/front-door/failures'
/**
 * `load`: files did not come. `start`: code threw when it was evaluated. `render`: an area threw twice. `contract`: an answer broke its
 * contract, or only another version can show the page. `blank`: an area or the whole page shows nothing. `swap-refused`: an open tab stays
 * at its version. `fallback`: another version is shown instead. `recovered`: the server's HTML of an area differed, and was rendered anew.
 */
const FAILURES_IN_BROWSER = ['load', 'start', 'render', 'contract', 'blank', 'swap-refused', 'fallback', 'recovered'] as const
export type FailureInBrowser = (typeof FAILURES_IN_BROWSER)[number]

interface FailureReport {
  kind: FailureInBrowser
  name: string
  version: string
}

const FAILURE_REPORT = /^([a-z-]{1,20}) ([a-z0-9-]{1,40})@([\w.-]{1,80})$/
const isKind = (text: string): text is FailureInBrowser => FAILURES_IN_BROWSER.some((kind) => kind === text)

/** `start mfe-catalog@1.4.2`; null for anything else. */
export function readFailureReport(text: string): FailureReport | null {
  const [, kind = '', name = '', version = ''] = FAILURE_REPORT.exec(text) ?? []
  return isKind(kind) ? { kind, name, version } : null
}
