import type { Scope } from 'effector'
import type { Early } from '../start/early/early-state.ts'
import { forgetSearchesOnSignOut } from '../search/recent/forget-on-sign-out.ts'
import { followConnection } from './connection.ts'
import { reportErrors } from './reports.ts'
import { startWorker, reportVisits } from './worker.ts'

export { OfflineBanner } from './offline-banner.tsx'

/** Loaded late: error reports, service worker, offline handling. */
export function startLate(scope: Scope, serial: number) {
  const { early } = window as { early?: Early }
  if (early) reportErrors(early, serial)
  forgetSearchesOnSignOut(scope)
  const { lost } = followConnection(scope)
  if (__DEVELOPMENT__) return
  startWorker(lost).catch((error: unknown) => console.warn(error))
  reportVisits(scope)
}
