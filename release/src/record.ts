/**
 * The release record: AWS frontend-discovery's schema inside a chained envelope. One file per serial, never changed after it
 * was written; `current.json` points at the newest. Whoever creates the file of the next serial first has released.
 */
export const DISCOVERY_SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json'

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
    /** Was active before: what a browser falls back to. */
    lastKnownGood: boolean
    publishedAt: string
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
    /** The active version first, then those to fall back to (latest first), then what is published only. */
    microFrontends: Record<string, Version[]>
  }
}

/** A request that cannot be carried out: its sentence is for the person who asked. */
export class ReleaseError extends Error {}

export const activeOf = (record: ReleaseRecord, name: string): Version | undefined =>
  record.discovery.microFrontends[name]?.find(({ deployment }) => deployment.default)

export const versionOf = (record: ReleaseRecord, name: string, version: string): Version | undefined =>
  record.discovery.microFrontends[name]?.find(({ metadata }) => metadata.version === version)

/** Old versions beyond this many of a name leave the record; their artifacts stay. */
const KEPT_VERSIONS = 8

/** Adds a version without exposing it to anybody. */
export function withPublished(versions: readonly Version[], published: Version): Version[] {
  return [...versions, published].filter((version, index, all) => version.deployment.default || index >= all.length - KEPT_VERSIONS)
}

/** Makes one version the active one; the previous active version becomes the first to fall back to. */
export function withActive(versions: readonly Version[], wanted: string): Version[] {
  const mark = (version: Version, active: boolean, lastKnownGood: boolean): Version => ({
    ...version,
    deployment: { traffic: active ? 100 : 0, default: active },
    extras: { ...version.extras, lastKnownGood },
  })
  const next = versions.filter(({ metadata }) => metadata.version === wanted).map((version) => mark(version, true, false))
  const former = versions
    .filter((version) => version.deployment.default && version.metadata.version !== wanted)
    .map((version) => mark(version, false, true))
  const others = versions.filter((version) => version.metadata.version !== wanted && !version.deployment.default)
  const good = others.filter(({ extras }) => extras.lastKnownGood)
  const untried = others.filter(({ extras }) => !extras.lastKnownGood)
  return [...next, ...former, ...good, ...untried]
}
