import type { Release, RemoteVersion } from '../../remotes/release.ts'

/** What fills an area of the page. */
export interface OwnerRow {
  owner: string
  /** `page/listing`; empty for the shell. */
  area: string
  version: string
  /** Start of the hash that the browser checks. */
  integrity: string
  /** From the first request of its files to the last answer, ms; null where nothing was loaded. */
  loadedIn: number | null
  kilobytes: number
  /** Versions of this document that come before the shown one, and did not work. */
  failed: string[]
  /** The version that a document without cookies gets, where it is another one. */
  others: string | null
}

const HASH_LENGTH = 18

interface Facts {
  release: Release
  /** The release of a document without cookies; null while unknown. */
  everybody: Release | null
  files: readonly Pick<PerformanceResourceTiming, 'name' | 'startTime' | 'responseEnd' | 'encodedBodySize'>[]
}

function loaded(files: Facts['files'], owner: string, version: string) {
  const own = files.filter(({ name }) => name.includes(`/a/${owner}/${version}/`))
  const begun = Math.min(...own.map(({ startTime }) => startTime))
  const ended = Math.max(...own.map(({ responseEnd }) => responseEnd))
  const bytes = own.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
  return { loadedIn: own.length > 0 ? Math.round(ended - begun) : null, kilobytes: Math.round(bytes / 1024) }
}

/** Of the shell, and of each area in the order of the page; areas of one kind are one row. */
export function ownerRows(root: ParentNode, { release, everybody, files }: Facts): OwnerRow[] {
  const areas = [...root.querySelectorAll<HTMLElement>('[data-owner]')].map(({ dataset }) => ({
    owner: dataset['owner'] ?? '',
    area: dataset['area'] ?? '',
    version: dataset['version'] ?? '',
  }))
  const all = [{ owner: 'shell', area: '', version: release.shell }, ...areas]
  const distinct = new Map(all.map((row) => [`${row.owner} ${row.area}`, row]))
  const versionsOf = (of: Release | null, owner: string): readonly Pick<RemoteVersion, 'version' | 'integrity'>[] =>
    owner === 'shell' ? (of ? [{ version: of.shell, integrity: '' }] : []) : (of?.remotes[owner] ?? [])
  return [...distinct.values()].map((row) => {
    const known = versionsOf(release, row.owner)
    const place = known.findIndex(({ version }) => version === row.version)
    const theirs = versionsOf(everybody, row.owner)[0]?.version
    return {
      ...row,
      ...loaded(files, row.owner, row.version),
      integrity: known[place]?.integrity.slice(0, HASH_LENGTH) ?? '',
      failed: known.slice(0, Math.max(place, 0)).map(({ version }) => version),
      others: theirs !== undefined && theirs !== row.version ? theirs : null,
    }
  })
}

/** For the terminal of whoever may release. */
export const rollbackOf = ({ owner, version }: OwnerRow) => `npm run release -- rollback ${owner} --from ${version} --why ""`
