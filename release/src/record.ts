/**
 * The release record: AWS frontend-discovery's schema in a chained envelope. One immutable file per serial; `current.json` points to the
 * newest. Creating the next serial's file is the release.
 */
export const DISCOVERY_SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json'

/** Who activated the version: a person by promote or rollback, or the workspace build. */
export type ChosenBy = 'person' | 'workspace'

export interface Activation {
  at: string
  by: ChosenBy
}

/** A version that some visitors see beside the active one. Its share is `deployment.traffic`. */
export interface Canary {
  /** Of this rollout: decides by hash who sees it. */
  salt: string
  startedAt: string
  /** Of the last step. */
  who: string
  why: string
}

/** One version of the shell or of a remote, as the record knows it. */
export interface Version {
  /** Address of the entry script. */
  url: string
  metadata: {
    version: string
    /** Hash of the entry, which contains the hashes of its chunks and stylesheets. */
    integrity: string
  }
  /** `traffic` is the share of visitors in percent. */
  deployment: { traffic: number; default: boolean }
  extras: {
    globalName: string
    /** `/a/<name>/<version>/` */
    base: string
    /** Hash of artifact.json, which lists the files of each page. */
    artifact: string
    /** Hash of the server build. */
    server: string
    /** Was active and not rolled back: possible fallback of browsers. */
    lastKnownGood: boolean
    /** Rolled back: never a fallback, nor a default rollback target. Promoting clears it. */
    bad: boolean
    /** Its files were deleted by `gc`; the name and the marks stay. */
    pruned?: boolean
    publishedAt: string
    /** Time of the last activation; null before it and in older records. */
    activated: Activation | null
    canary?: Canary
  }
}

export type Action = 'publish' | 'promote' | 'canary' | 'rollback' | 'repair' | 'prune' | 'keys' | 'lock' | 'unlock'

/** Actions that change what shoppers see by somebody's choice. */
export const isActivation = ({ action }: Pick<ReleaseRecord, 'action'>): boolean => action === 'promote' || action === 'rollback'

/** Those, and canaries: actions that somebody may have taken in the same moment. */
export const isChoice = (record: Pick<ReleaseRecord, 'action'>): boolean => isActivation(record) || record.action === 'canary'

/** A team publishes its own remote, a manager does everything, a robot only lowers exposure: `signing/scopes.ts`. */
export type Scope = 'manager' | 'robot' | `team:${string}`

/** A public key on record. */
export interface Key {
  /** The Ed25519 public key itself: 43 characters of base64url. */
  kid: string
  name: string
  scope: Scope
  since: string
  revoked: { at: string; who: string; why: string } | null
}

export interface Lock {
  who: string
  why: string
  at: string
}

export interface ReleaseRecord {
  serial: number
  /** SHA-256 of the previous record's text; null for the first. */
  previous: string | null
  action: Action
  /** `name@version` of all changes in this serial. */
  changed: string[]
  who: string
  why: string
  at: string
  /** Of a repair: earlier serials that are missing, broken or not chained, and are known to be. */
  setAside?: number[]
  /** Missing in records from before signing began. */
  signing?: {
    /** The first signed serial: later records without a signature are refused. */
    from: number
    /** All keys, revoked ones included. */
    keys: Key[]
  }
  /** What nobody may promote or roll back, by name; `all` for everything. */
  locks?: Record<string, Lock>
  discovery: {
    schema: typeof DISCOVERY_SCHEMA
    /** Active version first, then fallbacks (latest first), then the others. */
    microFrontends: Record<string, Version[]>
  }
  /** Of everything else in the record. */
  signature?: {
    kid: string
    /** Detached JWS (RFC 7515, appendix F) over canonical JSON. */
    jws: string
  }
}

/** A refused request, with a sentence for its author. */
export class ReleaseError extends Error {}

export const activeOf = (record: ReleaseRecord, name: string): Version | undefined =>
  record.discovery.microFrontends[name]?.find(({ deployment }) => deployment.default)

export const canaryOf = (record: ReleaseRecord, name: string): Version | undefined =>
  record.discovery.microFrontends[name]?.find(({ extras }) => extras.canary)

/** To everybody or to some. */
export const isShown = ({ deployment, extras }: Version): boolean => deployment.default || extras.canary !== undefined

export const versionOf = (record: ReleaseRecord, name: string, version: string): Version | undefined =>
  record.discovery.microFrontends[name]?.find(({ metadata }) => metadata.version === version)

/** Activation time and author. Reconstructed from history (newest first) for older records. */
export function activationOf(name: string, { extras, metadata }: Version, history: readonly ReleaseRecord[]): Activation | null {
  if (extras.activated) return extras.activated
  const release = history.find((record) => isActivation(record) && record.changed.includes(`${name}@${metadata.version}`))
  return release ? { at: release.at, by: release.who === 'build' ? 'workspace' : 'person' } : null
}

/** A misspelled name is told with those that there are. */
export const notThere = ({ discovery }: ReleaseRecord, name: string): string =>
  `${name} is not in the release, which has ${Object.keys(discovery.microFrontends).join(', ')}`

/** The newest candidates stand last. */
const NAMED_VERSIONS = 5

/** A misspelled version is told with those that there are. */
export const notPublished = (record: ReleaseRecord, name: string, version: string): string => {
  const versions = record.discovery.microFrontends[name]?.map(({ metadata }) => metadata.version) ?? []
  return versions.length > 0
    ? `${name}@${version} is not published; on record are ${versions.slice(-NAMED_VERSIONS).join(', ')}.`
    : `${notThere(record, name)}.`
}

/** Adds a version without activating it. */
export const withPublished = (versions: readonly Version[], published: Version): Version[] => [...versions, published]

/** Default target of a rollback, and fallback of browsers. */
export const isGoodFallback = ({ extras }: Version): boolean => extras.lastKnownGood && !extras.bad

/** Activates a version; the previous one becomes the first fallback. */
export const withActive = (versions: readonly Version[], wanted: string, by: ChosenBy = 'person'): Version[] =>
  replaced(versions, wanted, { lastKnownGood: true, bad: false }, by)

/** Rolls back to a version and marks the previous one as bad. */
export const withRolledBack = (versions: readonly Version[], wanted: string): Version[] =>
  replaced(versions, wanted, { lastKnownGood: false, bad: true }, 'person')

/** Ends the canary: everybody sees the active version. */
export const withoutCanary = (versions: readonly Version[]): Version[] =>
  versions.map((version) => {
    const { canary, ...extras } = version.extras
    if (version.deployment.default) return { ...version, deployment: { traffic: 100, default: true } }
    return canary ? { ...version, deployment: { traffic: 0, default: false }, extras } : version
  })

/** Ends the canary and marks its version as bad. */
export const withBadCanary = (versions: readonly Version[]): Version[] => {
  const bad = versions.find(({ extras }) => extras.canary)?.metadata.version
  return withoutCanary(versions).map((version) =>
    version.metadata.version === bad ? { ...version, extras: { ...version.extras, bad: true } } : version,
  )
}

/** Workspace builds beyond this number are removed from the record; their artifacts stay. */
const WORKSPACE_BUILDS = 8

/** Activates a workspace build. Versions that a person published, chosen or marked as bad always stay in the record. */
export function withWorkspaceBuild(versions: readonly Version[], wanted: string): Version[] {
  const isOld = ({ deployment, extras }: Version) => extras.activated?.by === 'workspace' && !deployment.default && !extras.bad
  const all = withActive(versions, wanted, 'workspace')
  const dropped = new Set(all.filter(isOld).slice(WORKSPACE_BUILDS))
  return all.filter((version) => !dropped.has(version))
}

type Marks = Pick<Version['extras'], 'lastKnownGood' | 'bad'>

/** Ends the canary of this name, whichever version it is of. */
function replaced(before: readonly Version[], wanted: string, marksOfFormer: Marks, by: ChosenBy): Version[] {
  const versions = withoutCanary(before)
  const isNext = ({ metadata }: Version) => metadata.version === wanted
  const activated = { at: new Date().toISOString(), by }
  const next = versions.filter(isNext).map((version) => ({
    ...version,
    deployment: { traffic: 100, default: true },
    extras: { ...version.extras, lastKnownGood: false, bad: false, pruned: false, activated },
  }))
  const former = versions
    .filter((version) => version.deployment.default && !isNext(version))
    .map((version) => ({ ...version, deployment: { traffic: 0, default: false }, extras: { ...version.extras, ...marksOfFormer } }))
  const rest = [...former, ...versions.filter((version) => !version.deployment.default && !isNext(version))]
  return [...next, ...rest.filter(isGoodFallback), ...rest.filter((version) => !isGoodFallback(version))]
}
