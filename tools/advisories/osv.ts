import fs from 'node:fs'
import path from 'node:path'
import semver from 'semver'
import { UserError } from '../print/steps.ts'

type Event = Partial<Record<'introduced' | 'fixed' | 'last_affected', string>>

export interface Affected {
  package: { ecosystem: string; name: string }
  versions?: string[]
  ranges?: { type: string; events: Event[] }[]
}

/** The stored part of an advisory in Open Source Vulnerability format. */
export interface Advisory {
  id: string
  modified: string
  summary: string
  affected: Affected[]
}

interface PartialAdvisory extends Omit<Partial<Advisory>, 'id'> {
  id: string
  affected: Affected[]
  withdrawn?: string
}

const isAdvisory = (value: unknown): value is PartialAdvisory =>
  typeof value === 'object' && value !== null && 'id' in value && 'affected' in value && Array.isArray(value.affected)

/** A file contains an advisory, a list, or `{ "vulns": [...] }` like the OSV service. */
function advisoriesIn(file: string): PartialAdvisory[] {
  let content: unknown
  try {
    content = JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch (error) {
    throw new UserError(`${file} cannot be read: ${(error as Error).message}`)
  }
  const vulns = typeof content === 'object' && content && 'vulns' in content ? content.vulns : content
  const all: unknown[] = Array.isArray(vulns) ? vulns : [vulns]
  if (!all.every(isAdvisory)) throw new UserError(`${file} is no OSV file: each advisory has an "id" and a list "affected".`)
  return all
}

const filesIn = (place: string): string[] => {
  if (!fs.existsSync(place)) throw new UserError(`There is no ${place}.`)
  if (!fs.statSync(place).isDirectory()) return [place]
  return fs
    .readdirSync(place)
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.join(place, file))
}

export interface ReadAdvisories {
  advisories: Advisory[]
  /** Ids of withdrawn advisories. */
  withdrawn: string[]
}

/** npm advisories in these files and folders. @throws UserError for an invalid file */
export function readOsv(places: string[]): ReadAdvisories {
  const all = places.flatMap(filesIn).flatMap(advisoriesIn)
  const kept = all.filter(({ withdrawn }) => !withdrawn)
  return {
    advisories: kept.map(({ id, modified = '', summary = '', affected }) => ({
      id,
      modified,
      summary,
      affected: affected
        .filter((each) => each.package?.ecosystem === 'npm')
        .map(({ package: { ecosystem, name }, versions, ranges }) => ({
          package: { ecosystem, name },
          ...(versions && { versions }),
          ...(ranges && { ranges: ranges.map(({ type, events }) => ({ type, events })) }),
        })),
    })),
    withdrawn: all.filter(({ withdrawn }) => withdrawn).map(({ id }) => id),
  }
}

const FIRST = '0.0.0-0'
/** OSV's "0" comes before every version; "1.2" is 1.2.0. */
const readable = (version: string) => (version === '0' ? FIRST : (semver.valid(version) ?? semver.coerce(version)?.version ?? FIRST))
const order = (one: string, other: string) => semver.compare(readable(one), readable(other))
const versionIn = (event: Event) => event.introduced ?? event.fixed ?? event.last_affected ?? '0'

function isInRange(version: string, events: Event[]): boolean {
  // At equal versions the fix comes before the next introduction.
  const sorted = events.toSorted(
    (one, other) => order(versionIn(one), versionIn(other)) || Number('introduced' in one) - Number('introduced' in other),
  )
  return sorted.reduce((affected, event) => {
    if (event.introduced !== undefined) return affected || order(version, event.introduced) >= 0
    if (event.fixed !== undefined) return affected && order(version, event.fixed) < 0
    if (event.last_affected !== undefined) return affected && order(version, event.last_affected) <= 0
    return affected
  }, false)
}

/** Whether a version is affected: listed, or within a range. */
export const affects = ({ versions = [], ranges = [] }: Affected, version: string): boolean =>
  versions.includes(version) || ranges.some(({ type, events }) => type !== 'GIT' && isInRange(version, events))

/** The first fixed version, if named. */
export const fixedIn = ({ ranges = [] }: Affected, version: string): string | null =>
  ranges
    .flatMap(({ events }) => events.flatMap(({ fixed }) => fixed ?? []))
    .filter((fixed) => order(fixed, version) > 0)
    .toSorted(order)[0] ?? null
