import { readArtifact } from '@shop/release/artifact'
import { sentenceOf, type DamagedPart } from '@shop/release/front-doors/front-doors'
import { activeOf, canaryOf, isGoodFallback, versionOf, type ReleaseRecord, type Version } from '@shop/release/record'
import type { Part, VersionParts } from './parts.ts'
import { framesOf } from './popups.ts'
import { MAX_FALLBACKS, type Release, type RemoteVersion } from '../../src/remotes/release.ts'

const SHELL = 'shell'
/** `asks.js` of a remote, loaded beside its entry. Older builds have none. */
export const ASKS = 'asks.js'

/** Version selection of one document, shared by HTML, preloads and browser code. */
export interface Snapshot {
  serial: number
  shell: Part
  remotes: Record<string, Part>
  versions: Record<string, string>
  forBrowser: Release
  /** Last good version of a remote, if intact. */
  lastGood: (name: string) => Part | null
  /** Active versions and canaries that are not served, because their files are missing or changed. */
  damaged: DamagedPart[]
  /** What everybody is served, the shell included. */
  everybodys: Readonly<Record<string, string>>
  /** `mfe-catalog@1.0.0` of what is not at everybody's version; empty for the release itself. */
  apart: string
  /** Of a tester alone: nothing of it is cached or counted. */
  isOverride: boolean
}

/** Versions wanted instead of everybody's, by name. */
export type Pins = Readonly<Record<string, string>>

interface Chosen {
  part: Part | null
  /** The version and the good ones after it. */
  versions: Version[]
  damaged: DamagedPart | null
}

/** Active versions that are whole and do not work, with the reason; by `name@version`. */
export type Avoided = ReadonlyMap<string, string>

/** The active version, or the canary that all visitors see. */
function everybodysOf(record: ReleaseRecord, name: string): Version | undefined {
  const canary = canaryOf(record, name)
  return canary?.deployment.traffic === 100 ? canary : activeOf(record, name)
}

/** The wanted version, or the last good one that is whole: a damaged part concerns no other. One to avoid is still better than none. */
function choose(parts: VersionParts, record: ReleaseRecord, name: string, avoided: Avoided, pin?: string): Chosen | null {
  const wanted = pin === undefined ? everybodysOf(record, name) : versionOf(record, name, pin)
  if (!wanted) return null
  const { version } = wanted.metadata
  // Beside a canary the active version is as good as the last good one.
  const isOther = (other: Version) => other !== wanted && (other.deployment.default || isGoodFallback(other))
  const others = (record.discovery.microFrontends[name] ?? []).filter(isOther)
  const id = `${name}@${version}`
  let reason = avoided.get(id) ?? ''
  const fault = () => ({ name, version, reason, ...(avoided.has(id) && { avoided: true as const }) })
  const candidates = reason ? [...others, wanted] : [wanted, ...others]
  for (const [index, candidate] of candidates.entries()) {
    const part = parts.read(name, candidate)
    if (typeof part !== 'string') {
      const damaged = candidate === wanted ? null : { ...fault(), instead: part.version }
      return { part, versions: candidates.slice(index), damaged }
    }
    reason ||= part
  }
  return { part: null, versions: [], damaged: { ...fault(), instead: null } }
}

/** Of canaries that some see. */
const damagedCanaries = (parts: VersionParts, record: ReleaseRecord, avoided: Avoided): DamagedPart[] =>
  Object.keys(record.discovery.microFrontends).flatMap((name) => {
    const canary = canaryOf(record, name)
    if (!canary || canary === everybodysOf(record, name)) return []
    return choose(parts, record, name, avoided, canary.metadata.version)?.damaged ?? []
  })

export interface SnapshotOptions {
  /** What is served now: its shell stays when the record has no shell that is whole. */
  former?: Snapshot | null
  avoided?: Avoided
  /** For some visitors, beside the snapshot of everybody. */
  apart?: { pins: Pins; everybody: Snapshot; isOverride: boolean }
}

/** @throws Error when there is no shell at all. */
export function snapshotOf(
  stateDir: string,
  parts: VersionParts,
  record: ReleaseRecord,
  { former = null, avoided = new Map(), apart }: SnapshotOptions = {},
): Snapshot {
  const chosen = Object.keys(record.discovery.microFrontends).flatMap((name) => {
    const choice = choose(parts, record, name, avoided, apart?.pins[name])
    return choice ? [{ name, ...choice }] : []
  })
  const ofShell = chosen.find(({ name }) => name === SHELL)
  const shell = ofShell?.part ?? former?.shell
  if (!shell) throw new Error(ofShell?.damaged ? sentenceOf(ofShell.damaged) : `Release ${record.serial} has no shell.`)
  if (ofShell?.damaged) ofShell.damaged.instead = shell.version
  const remotes = chosen.flatMap(({ name, part, versions }) => (part && name !== SHELL ? [{ part, versions }] : []))
  const inBrowser = (part: Part, versions: Version[]) =>
    withPartDetails(
      part,
      versions.slice(0, 1 + MAX_FALLBACKS).map((version) => forBrowser(stateDir, part.name, version)),
    )
  const shellPopups = framesOf(shell.artifact.popups)
  const found = new Map<string, Part | null>()
  const lastGood = (name: string) => {
    if (!found.has(name)) found.set(name, lastGoodOf(parts, name, chosen.find((choice) => choice.name === name)?.versions ?? []))
    return found.get(name) ?? null
  }
  const versions = Object.fromEntries(remotes.map(({ part: { name, version } }) => [name, version]))
  const everybodys = apart?.everybody.everybodys ?? { ...versions, [SHELL]: shell.version }
  return {
    lastGood,
    damaged: [...chosen.flatMap(({ damaged }) => damaged ?? []), ...(apart ? [] : damagedCanaries(parts, record, avoided))],
    everybodys,
    apart: apartOf(everybodys, shell, versions),
    isOverride: apart?.isOverride ?? false,
    serial: record.serial,
    shell,
    remotes: Object.fromEntries(remotes.map(({ part }) => [part.name, part])),
    versions,
    forBrowser: {
      serial: record.serial,
      shell: shell.version,
      ...(shellPopups && { popups: shellPopups }),
      remotes: Object.fromEntries(remotes.map(({ part, versions }) => [part.name, inBrowser(part, versions)])),
    },
  }
}

function apartOf(everybodys: Snapshot['everybodys'], shell: Part, versions: Snapshot['versions']): string {
  const all = Object.entries({ ...versions, [SHELL]: shell.version })
  const others = all.filter(([name, version]) => everybodys[name] !== version)
  return others
    .map(([name, version]) => `${name}@${version}`)
    .sort()
    .join(' ')
}

/** Of the shell or a remote. */
export const servedVersion = ({ shell, versions }: Snapshot, name: string) => (name === SHELL ? shell.version : versions[name])

/** The release with the last good version of these remotes, or of the shell. */
export function fallBack(snapshot: Snapshot, names: readonly string[]): Snapshot {
  const changed = names
    .flatMap((name) => snapshot.lastGood(name) ?? [])
    .filter((part) => servedVersion(snapshot, part.name) !== part.version)
  if (changed.length === 0) return snapshot
  const parts = changed.filter(({ name }) => name !== SHELL)
  const shell = changed.find(({ name }) => name === SHELL) ?? snapshot.shell
  const popups = framesOf(shell.artifact.popups)
  const { popups: _, ...before } = snapshot.forBrowser
  const known = snapshot.forBrowser.remotes
  /** Versions that failed on the server are not tried in the browser. */
  const from = (part: Part) => {
    const versions = known[part.name] ?? []
    return withPartDetails(part, versions.slice(versions.findIndex(({ version }) => version === part.version)))
  }
  const versions = { ...snapshot.versions, ...Object.fromEntries(parts.map(({ name, version }) => [name, version])) }
  return {
    ...snapshot,
    shell,
    apart: apartOf(snapshot.everybodys, shell, versions),
    remotes: { ...snapshot.remotes, ...Object.fromEntries(parts.map((part) => [part.name, part])) },
    versions,
    forBrowser: {
      ...before,
      shell: shell.version,
      ...(popups && { popups }),
      remotes: { ...known, ...Object.fromEntries(parts.map((part) => [part.name, from(part)])) },
    },
  }
}

/** @param versions the served one first */
function lastGoodOf(parts: VersionParts, name: string, versions: Version[]): Part | null {
  for (const version of versions.slice(1, 1 + MAX_FALLBACKS)) {
    const part = parts.read(name, version)
    if (typeof part !== 'string') return part
  }
  return null
}

function forBrowser(stateDir: string, name: string, { url, metadata, extras }: Version): RemoteVersion {
  return {
    version: metadata.version,
    entry: url,
    integrity: metadata.integrity,
    globalName: extras.globalName,
    texts: withTexts(stateDir, name, metadata.version),
  }
}

/** `asks` and popups of the active version only, to save bytes. */
function withPartDetails({ version, artifact }: Part, versions: RemoteVersion[]): RemoteVersion[] {
  const asks = artifact.files[ASKS]
  const popups = framesOf(artifact.popups)
  const own = { ...(asks && { asks }), ...(popups && { popups }) }
  return versions.map((remote) => (remote.version === version ? { ...remote, ...own } : remote))
}

/** Modules with texts: `page/listing`. A fallback's artifact may be missing, which the browser handles. */
function withTexts(stateDir: string, name: string, version: string): string[] {
  try {
    const { pages } = readArtifact(stateDir, name, version)
    return Object.keys(pages).filter((exposed) => `${exposed}/ru` in pages)
  } catch {
    return []
  }
}
