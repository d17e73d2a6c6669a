import type { Release } from '../../remotes/release.ts'
import { followStream } from '../../platform/streams/shared-stream.ts'
import type { Visits } from '../../visits/opening/visits.ts'
import { askRelease } from './ask-release.ts'

/** Receives releases, so that a rollback reaches open tabs within a second. */
export function followReleases(visits: Visits) {
  // Also watches the shopper's hands from now on.
  const swaps = visits.swaps()
  followStream({
    name: 'release',
    path: '/release/events',
    told: (text) => void swaps.then(({ follow }) => follow(JSON.parse(text) as Release), console.warn),
    poll: async () => JSON.stringify(await askRelease()),
  })
}
