import { DAY_MS, HOUR_MS } from '@shop/contracts/core/time/durations'
import { verifyFiles } from '../artifact.ts'
import { wrongName } from '../names.ts'
import { notPublished, ReleaseError, versionOf } from '../record.ts'
import { noShop, readCurrent } from '../store.ts'
import { overrideToken } from './token.ts'

/** Of a link, and of the visit that it opens. */
export const MAX_OVERRIDE_HOURS = 1

export interface OverrideLink {
  path: string
  versions: Record<string, string>
  until: string
}

/**
 * A link that shows these versions to whoever opens it, and to nobody else.
 * @param ids `mfe-catalog@1.3.0-rc.1`, one for each name
 * @throws ReleaseError for a version that is not on record or not whole
 */
export function overrideLink(stateFolder: string, ids: readonly string[], hours: number, now = Date.now()): OverrideLink {
  const record = readCurrent(stateFolder)
  if (!record) throw noShop(stateFolder)
  const versions: Record<string, string> = {}
  for (const id of ids) {
    const [name = '', version = ''] = id.split('@')
    if (!id.includes('@')) throw new ReleaseError(`Say which version of ${name}: ${name}@1.4.2 for example.`)
    const wrong = wrongName(name, version)
    if (wrong) throw new ReleaseError(wrong)
    const wanted = versionOf(record, name, version)
    if (!wanted) throw new ReleaseError(notPublished(record, name, version))
    if (name in versions) throw new ReleaseError(`${name} is named twice: a page has one version of it.`)
    verifyFiles(stateFolder, name, version, wanted.extras)
    versions[name] = version
  }
  const until = new Date(now + hours * HOUR_MS)
  const token = overrideToken(stateFolder, 'link', { versions, until })
  return { path: `/release/override?token=${token}`, versions, until: until.toISOString() }
}

/** A link is for one colleague, and sent soon. */
const STAFF_LINK_MS = DAY_MS

export interface StaffLink {
  path: string
  until: string
}

/** A link for a colleague: the browser that opens it sees every canary from its first step. */
export function staffLink(stateFolder: string, now = Date.now()): StaffLink {
  if (!readCurrent(stateFolder)) throw noShop(stateFolder)
  const until = new Date(now + STAFF_LINK_MS)
  return { path: `/release/staff?token=${overrideToken(stateFolder, 'staff link', { versions: {}, until })}`, until: until.toISOString() }
}
