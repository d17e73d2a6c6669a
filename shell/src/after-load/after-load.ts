import type { Scope } from 'effector'
import { $context } from '@shop/session'
import type { Early } from '../platform/hydration/early-state.ts'
import { rememberLiked } from './choices/liked.ts'
import { showNotice } from './notice.ts'
import { followCountry, syncTheme } from './choices/other-tabs.ts'
import { warmLinkedPages } from './warm.ts'
import type { Visits } from '../visits/opening/visits.ts'
import { loadMessage } from '../chrome/toasts/toasts.tsx'
import { forgetSearchesOnSignOut } from '../chrome/search/recent/forget-on-sign-out.ts'
import { followConnection } from './connection/connection.ts'
import { reportErrors } from './reports.ts'
import { startWorker, reportVisits } from './connection/worker.ts'

export { OfflineBanner } from './connection/offline-banner.tsx'

/** To avoid competing with the page's requests. */
const FOLLOW_AFTER_MS = 5000
/** With the code of a swap, which then is there when a release comes. */
const loadFollowing = () => import(/* webpackChunkName: "swaps", webpackFetchPriority: "low" */ './release-updates/follow.ts')

const loadOwners = () => import(/* webpackChunkName: "debug" */ './owners/mount.tsx')

/** Loaded two seconds in: what a form came to, code of messages, code of linked pages, releases, error reports, service worker, offline handling, what other tabs choose, when hearts were pressed. */
export function startAfterLoad(scope: Scope, visits: Visits, serial: number) {
  showNotice(scope)
  syncTheme()
  rememberLiked(scope)
  followCountry(scope.getState($context), visits.requireDocument)
  // A message must not wait for its code, nor be missed offline.
  loadMessage().catch(() => {})
  warmLinkedPages(visits)
  setTimeout(() => void loadFollowing().then(({ followReleases }) => followReleases(visits), console.warn), FOLLOW_AFTER_MS)
  const { early } = window as { early?: Early }
  if (early) reportErrors(early, serial)
  forgetSearchesOnSignOut(scope)
  const { lost } = followConnection(scope)
  if ('owners' in document.documentElement.dataset) loadOwners().then(({ mountOwners }) => mountOwners(), console.warn)
  if (__DEVELOPMENT__) return
  startWorker(lost).catch((error: unknown) => console.warn(error))
  reportVisits(scope)
}
