import type { Release, RemoteVersion } from '../../remotes/release.ts'

/** A version of the shell or a remote in this page. */
export interface OwnerRow {
  owner: string
  /** `page/listing`; none for the shell. */
  areas: string[]
  version: string
  /** Start of the hash that the browser checks. */
  integrity: string
  /** From the first request to the last answer of the files that it began with, ms; null where nothing was loaded. */
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
  /** When the page was hydrated, ms: later files are those of parts. */
  hydratedAt: number
  files: readonly Pick<PerformanceResourceTiming, 'name' | 'startTime' | 'responseEnd' | 'encodedBodySize'>[]
}

function loaded({ files, hydratedAt }: Facts, owner: string, version: string) {
  const own = files.filter(({ name }) => name.includes(`/a/${owner}/${version}/`))
  const bytes = own.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
  const early = own.filter(({ startTime }) => startTime < hydratedAt)
  const begun = early.length > 0 ? early : own
  const time = Math.max(...begun.map(({ responseEnd }) => responseEnd)) - Math.min(...begun.map(({ startTime }) => startTime))
  return { loadedIn: own.length > 0 ? Math.round(time) : null, kilobytes: Math.round(bytes / 1024) }
}

const versionsOf = (of: Release | null, owner: string): readonly Pick<RemoteVersion, 'version' | 'integrity'>[] => {
  if (!of) return []
  return owner === 'shell' ? [{ version: of.shell, integrity: '' }] : (of.remotes[owner] ?? [])
}

/** The shell first, then remotes in the order of the page. */
export function ownerRows(root: ParentNode, facts: Facts): OwnerRow[] {
  const { release, everybody } = facts
  const areas = [...root.querySelectorAll<HTMLElement>('[data-owner]')].map(({ dataset: { owner = '', area = '', version = '' } }) => ({
    owner,
    area,
    version,
  }))
  const parts = new Map([['shell', { owner: 'shell', version: release.shell, areas: [] as string[] }]])
  for (const { owner, area, version } of areas) {
    const part = parts.get(`${owner} ${version}`) ?? { owner, version, areas: [] }
    if (!part.areas.includes(area)) part.areas.push(area)
    parts.set(`${owner} ${version}`, part)
  }
  return [...parts.values()].map((part) => {
    const known = versionsOf(release, part.owner)
    const place = known.findIndex(({ version }) => version === part.version)
    const theirs = versionsOf(everybody, part.owner)[0]?.version
    return {
      ...part,
      ...loaded(facts, part.owner, part.version),
      integrity: known[place]?.integrity.slice(0, HASH_LENGTH) ?? '',
      failed: known.slice(0, Math.max(place, 0)).map(({ version }) => version),
      others: theirs !== undefined && theirs !== part.version ? theirs : null,
    }
  })
}

/** For the terminal of whoever may release. */
export const rollbackOf = ({ owner, version }: OwnerRow) => `npm run release -- rollback ${owner} --from ${version} --why ""`
