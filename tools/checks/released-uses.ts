import { brokenFor, callsNow, releasedVersions } from '../released/fit.ts'
import type { Check } from './check.ts'

/** Rolling back is worthless where the API has moved on [release.last-three-fit]. */
export const releasedUses: Check = {
  name: 'the last three released versions fit the contracts',
  run: async () => {
    const now = await callsNow()
    return releasedVersions().flatMap(([name, versions]) => brokenFor(name, versions, now))
  },
}
