import { damageOfReleased, readArtifact } from '../artifact.ts'
import { activeOf, canaryOf, isGoodFallback, type ReleaseRecord, type Version } from '../record.ts'
import type { Compared } from './compare.ts'
import { BACK, type Role } from './roles.ts'

/** What a version is now; null for one that no document has. */
function roleOf(record: ReleaseRecord, name: string, version: Version): Role | null {
  if (version === activeOf(record, name)) return 'active'
  if (version === canaryOf(record, name)) return 'canary'
  return version === record.discovery.microFrontends[name]?.find(isGoodFallback) ? BACK : null
}

/** Null for a version whose files are gone or changed: damage is told elsewhere. */
function comparedOf(stateFolder: string, name: string, { metadata: { version }, extras }: Version, role: Role | null): Compared | null {
  try {
    if (damageOfReleased(stateFolder, name, version, extras).length > 0) return null
    return { artifact: readArtifact(stateFolder, name, version), role }
  } catch {
    return null
  }
}

/**
 * Versions on record by name, without bad ones, each with what it is now. The active one comes first.
 * @param options.isAll false: only those that a document may have
 */
export function versionsByName(stateFolder: string, record: ReleaseRecord | null, { isAll }: { isAll: boolean }): Map<string, Compared[]> {
  const all = Object.entries(record?.discovery.microFrontends ?? {})
  return new Map(
    all.map(([name, versions]) => {
      const usable = versions
        .filter(({ extras }) => !extras.bad && !extras.pruned)
        .map((version) => ({ version, role: roleOf(record as ReleaseRecord, name, version) }))
        .filter(({ role }) => isAll || role !== null)
      return [name, usable.flatMap(({ version, role }) => comparedOf(stateFolder, name, version, role) ?? [])]
    }),
  )
}
