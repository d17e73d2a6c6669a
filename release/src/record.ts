/**
 * The release record: AWS frontend-discovery's schema inside a chained envelope. One file per serial, never changed after it
 * was written; `current.json` points at the newest. Whoever creates the file of the next serial first has released.
 */
export const DISCOVERY_SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json'

/** Who chose the active version: a person by promote or rollback, or the build of the workspace. */
export type ChosenBy = 'person' | 'workspace'

export interface Activation {
  at: string
  by: ChosenBy
}

/** One version of the shell or of a remote, as the record knows it. */
export interface Version {
  /** Address of the entry script. */
  url: string
  metadata: {
    version: string
    /** Hash of the entry, which itself holds those of its chunks and stylesheets. */
    integrity: string
  }
  deployment: { traffic: number; default: boolean }
  extras: {
    globalName: string
    /** `/a/<name>/<version>/` */
    base: string
    /** Hash of artifact.json, which lists the files of each page. */
    artifact: string
    /** Hash of the server build. */
    server: string
    /** Was active and was not rolled back: what a browser falls back to. */
    lastKnownGood: boolean
    /** Was rolled back: never a fallback, and never the target of a rollback that does not name it. Promoting it clears this. */
    bad: boolean
    publishedAt: string
    /** When it last became active; null before that, and in records from before this was kept. */
    activated: Activation | null
  }
}

export type Action = 'publish' | 'promote' | 'rollback'

export interface ReleaseRecord {
  serial: number
  /** SHA-256 of the previous record's text; null for the first. */
  previous: string | null
  action: Action
  /** `name@version` of everything that this serial changed. */
  changed: string[]
  who: string
  why: string
  at: string
  discovery: {
    schema: typeof DISCOVERY_SCHEMA
    /** The active version first, then those to fall back to (latest first), then the others. */
    microFrontends: Record<string, Version[]>
  }
}

/** A request that cannot be carried out: its sentence is for the person who asked. */
export class ReleaseError extends Error {}

export const activeOf = (record: ReleaseRecord, name: string): Version | undefined =>
  record.discovery.microFrontends[name]?.find(({ deployment }) => deployment.default)

export const versionOf = (record: ReleaseRecord, name: string, version: string): Version | undefined =>
  record.discovery.microFrontends[name]?.find(({ metadata }) => metadata.version === version)

/** When a version became active and who chose it. For records that do not say, the history tells (newest first). */
export function activationOf(name: string, { extras, metadata }: Version, history: readonly ReleaseRecord[]): Activation | null {
  if (extras.activated) return extras.activated
  const release = history.find(({ action, changed }) => action !== 'publish' && changed.includes(`${name}@${metadata.version}`))
  return release ? { at: release.at, by: release.who === 'build' ? 'workspace' : 'person' } : null
}

/** Adds a version without exposing it to anybody. */
export const withPublished = (versions: readonly Version[], published: Version): Version[] => [...versions, published]

/** What a rollback goes back to when nobody names a version, and what browsers fall back to. */
export const isGoodFallback = ({ extras }: Version): boolean => extras.lastKnownGood && !extras.bad

/** Makes one version the active one; the previous active version becomes the first to fall back to. */
export const withActive = (versions: readonly Version[], wanted: string, by: ChosenBy = 'person'): Version[] =>
  replaced(versions, wanted, { lastKnownGood: true, bad: false }, by)

/** Goes back to one version; the previous active version is bad from now on. */
export const withRolledBack = (versions: readonly Version[], wanted: string): Version[] =>
  replaced(versions, wanted, { lastKnownGood: false, bad: true }, 'person')

/** Builds of the workspace, one for each change of its sources, beyond this many leave the record; their artifacts stay. */
const WORKSPACE_BUILDS = 8

/** Makes a build of the workspace active. What a person has published, chosen or marked bad always stays in the record. */
export function withWorkspaceBuild(versions: readonly Version[], wanted: string): Version[] {
  const isOld = ({ deployment, extras }: Version) => extras.activated?.by === 'workspace' && !deployment.default && !extras.bad
  const all = withActive(versions, wanted, 'workspace')
  const dropped = new Set(all.filter(isOld).slice(WORKSPACE_BUILDS))
  return all.filter((version) => !dropped.has(version))
}

type Marks = Pick<Version['extras'], 'lastKnownGood' | 'bad'>

function replaced(versions: readonly Version[], wanted: string, marksOfFormer: Marks, by: ChosenBy): Version[] {
  const isNext = ({ metadata }: Version) => metadata.version === wanted
  const activated = { at: new Date().toISOString(), by }
  const next = versions.filter(isNext).map((version) => ({
    ...version,
    deployment: { traffic: 100, default: true },
    extras: { ...version.extras, lastKnownGood: false, bad: false, activated },
  }))
  const former = versions
    .filter((version) => version.deployment.default && !isNext(version))
    .map((version) => ({ ...version, deployment: { traffic: 0, default: false }, extras: { ...version.extras, ...marksOfFormer } }))
  const rest = [...former, ...versions.filter((version) => !version.deployment.default && !isNext(version))]
  return [...next, ...rest.filter(isGoodFallback), ...rest.filter((version) => !isGoodFallback(version))]
}
