import type { Scope } from 'effector'
import type { Early } from '../start/early/early-state.ts'
import { showNotice } from '../live/notice.ts'
import { warmLinkedPages } from './warm.ts'
import type { Visits } from '../visits/visits.ts'
import { forgetSearchesOnSignOut } from '../search/recent/forget-on-sign-out.ts'
import { followConnection } from './connection.ts'
import { reportErrors } from './reports.ts'
import { startWorker, reportVisits } from './worker.ts'

export { OfflineBanner } from './offline-banner.tsx'

/** To avoid competing with the page's requests. */
const FOLLOW_AFTER_MS = 5000
/** With the code of a swap, which then is there when a release comes. */
const loadFollowing = () => import(/* webpackChunkName: "swaps", webpackFetchPriority: "low" */ '../live/follow.ts')

/** Loaded late: what a form came to, code of linked pages, releases, error reports, service worker, offline handling. */
export function startLate(scope: Scope, visits: Visits, serial: number) {
  showNotice(scope)
  warmLinkedPages(visits)
  setTimeout(() => void loadFollowing().then(({ followReleases }) => followReleases(visits), console.warn), FOLLOW_AFTER_MS)
  const { early } = window as { early?: Early }
  if (early) reportErrors(early, serial)
  forgetSearchesOnSignOut(scope)
  const { lost } = followConnection(scope)
  if (__DEVELOPMENT__) return
  startWorker(lost).catch((error: unknown) => console.warn(error))
  reportVisits(scope)
}
