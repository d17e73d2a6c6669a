import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { readArtifact, type Artifact } from '@shop/release/artifact'
import { activeOf, isGoodFallback, type ReleaseRecord, type Version } from '@shop/release/record'
import { artifactsFolder } from '@shop/release/store'
import { framesOf } from './popups.ts'
import { MAX_FALLBACKS, type Release, type RemoteVersion } from '../../src/remotes/release.ts'

const SHELL = 'shell'
/** `asks.js` of a remote, loaded beside its entry. Older builds have none. */
export const ASKS = 'asks.js'

/** A version used by documents. */
export interface Part {
  name: string
  version: string
  /** `/a/mfe-catalog/1.0.0/` */
  base: string
  artifact: BuiltArtifact
  /** Chunk hashes as in the entry: a preload with another hash downloads twice. */
  seals: Readonly<Record<string, string>>
}

interface BuiltArtifact extends Artifact {
  /** Assets: source name → artifact name. */
  assets?: Record<string, string>
}

/** Version selection of one document, shared by HTML, preloads and browser code. */
export interface Snapshot {
  serial: number
  shell: Part
  remotes: Record<string, Part>
  versions: Record<string, string>
  forBrowser: Release
  /** Last good version of a remote, if intact. */
  lastGood: (name: string) => Part | null
  /** `mfe-catalog@1.0.0` of remotes not at their active version; empty for the release itself. */
  fellBack: string
}

/** @throws Error when the record has no shell, or an artifact was changed. */
export function snapshotOf(stateDir: string, record: ReleaseRecord): Snapshot {
  const names = Object.keys(record.discovery.microFrontends)
  const parts = names.flatMap((name) => {
    const active = activeOf(record, name)
    return active ? [partOf(stateDir, name, active)] : []
  })
  const shell = parts.find(({ name }) => name === SHELL)
  if (!shell) throw new Error(`Release ${record.serial} has no shell.`)
  const remotes = parts.filter((part) => part !== shell)
  const inBrowser = (part: Part) =>
    withPartDetails(
      part,
      (record.discovery.microFrontends[part.name] ?? [])
        .filter((version) => version.deployment.default || isGoodFallback(version))
        .slice(0, 1 + MAX_FALLBACKS)
        .map((version) => forBrowser(stateDir, part.name, version)),
    )
  const shellPopups = framesOf(shell.artifact.popups)
  const found = new Map<string, Part | null>()
  const lastGood = (name: string) => {
    if (!found.has(name)) found.set(name, lastGoodOf(stateDir, name, record.discovery.microFrontends[name] ?? []))
    return found.get(name) ?? null
  }
  return {
    lastGood,
    fellBack: '',
    serial: record.serial,
    shell,
    remotes: Object.fromEntries(remotes.map((part) => [part.name, part])),
    versions: Object.fromEntries(remotes.map(({ name, version }) => [name, version])),
    forBrowser: {
      serial: record.serial,
      shell: shell.version,
      ...(shellPopups && { popups: shellPopups }),
      remotes: Object.fromEntries(remotes.map((part) => [part.name, inBrowser(part)])),
    },
  }
}

/** The release with the last good version of these remotes. */
export function fallBack(snapshot: Snapshot, names: readonly string[]): Snapshot {
  const parts = names.flatMap((name) => snapshot.lastGood(name) ?? []).filter(({ name, version }) => snapshot.versions[name] !== version)
  if (parts.length === 0) return snapshot
  const known = snapshot.forBrowser.remotes
  /** Versions that failed on the server are not tried in the browser. */
  const from = (part: Part) => {
    const versions = known[part.name] ?? []
    return withPartDetails(part, versions.slice(versions.findIndex(({ version }) => version === part.version)))
  }
  return {
    ...snapshot,
    fellBack: [snapshot.fellBack, ...parts.map(({ name, version }) => `${name}@${version}`)].filter(Boolean).sort().join(' '),
    remotes: { ...snapshot.remotes, ...Object.fromEntries(parts.map((part) => [part.name, part])) },
    versions: { ...snapshot.versions, ...Object.fromEntries(parts.map(({ name, version }) => [name, version])) },
    forBrowser: { ...snapshot.forBrowser, remotes: { ...known, ...Object.fromEntries(parts.map((part) => [part.name, from(part)])) } },
  }
}

function lastGoodOf(stateDir: string, name: string, versions: Version[]): Part | null {
  for (const version of versions.filter(isGoodFallback).slice(0, MAX_FALLBACKS)) {
    try {
      return partOf(stateDir, name, version)
    } catch {
      // Its files are missing or changed: tries the next one.
    }
  }
  return null
}

function partOf(stateDir: string, name: string, { metadata: { version }, extras }: Version): Part {
  const folder = path.join(artifactsFolder(stateDir), name, version)
  for (const [file, hash] of [['artifact.json', extras.artifact] as const, ['server/server.cjs', extras.server] as const]) {
    if (hashOf(path.join(folder, file)) !== hash)
      throw new Error(`${name}@${version} was changed after it was released: ${file} has another hash.`)
  }
  const artifact = readArtifact(stateDir, name, version)
  return { name, version, base: extras.base, artifact, seals: sealsIn(fs.readFileSync(path.join(folder, artifact.entry), 'utf8')) }
}

/** The hash list of an entry: `"page-listing.js":"sha256-…"`. */
const sealsIn = (entry: string) =>
  Object.fromEntries([...entry.matchAll(/"([\w.-]+\.js)":\s*"(sha\d{3}-[\w+/=]+)"/g)].map(([, file = '', seal = '']) => [file, seal]))

const hashOf = (file: string) => `sha384-${createHash('sha384').update(fs.readFileSync(file)).digest('base64')}`

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
