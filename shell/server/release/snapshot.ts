import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { readArtifact, type Artifact } from '@shop/release/artifact'
import { activeOf, isGoodFallback, type ReleaseRecord, type Version } from '@shop/release/record'
import { artifactsFolder } from '@shop/release/store'
import { framesOf } from './popups.ts'
import { MOST_FALLBACKS, type Release, type RemoteVersion } from '../../src/remotes/release.ts'

const SHELL = 'shell'
/** What the pages of a remote ask of the API: read by the browser beside the entry. Builds that ask nothing, and older ones, have none. */
export const ASKS = 'asks.js'

/** One version that documents are made of. */
export interface Part {
  name: string
  version: string
  /** `/a/mfe-catalog/1.0.0/` */
  base: string
  artifact: BuiltArtifact
  /** Hashes of chunks as the entry itself asks for them: a preload with any other is fetched twice. */
  seals: Readonly<Record<string, string>>
}

interface BuiltArtifact extends Artifact {
  /** Fonts and pictures: name in the sources → name in the artifact. */
  assets?: Record<string, string>
}

/** What one document is made of: versions are chosen once, here, for HTML, preloads and browser code alike. */
export interface Snapshot {
  serial: number
  shell: Part
  remotes: Record<string, Part>
  versions: Record<string, string>
  forBrowser: Release
  /** The last good version of a remote, where there is one that is whole. */
  lastGood: (name: string) => Part | null
  /** `mfe-catalog@1.0.0` of remotes that are not at their active version; empty for the release itself. */
  fellBack: string
}

/** @throws Error when the record has no shell, or an artifact is not what was released. */
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
        .slice(0, 1 + MOST_FALLBACKS)
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

/** The same release with the last good version of these remotes in place of the active one; itself where there is none. */
export function fallBack(snapshot: Snapshot, names: readonly string[]): Snapshot {
  const parts = names.flatMap((name) => snapshot.lastGood(name) ?? []).filter(({ name, version }) => snapshot.versions[name] !== version)
  if (parts.length === 0) return snapshot
  const known = snapshot.forBrowser.remotes
  /** What failed on the server is no version to try in the browser. */
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
  for (const version of versions.filter(isGoodFallback).slice(0, MOST_FALLBACKS)) {
    try {
      return partOf(stateDir, name, version)
    } catch {
      // Its files are gone or changed: the next one.
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

/** The list that the build writes into each entry: `"page-listing.js":"sha256-…"`. */
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

/** What it asks and its popups, of the version that documents are made of: those of all versions would be bytes in every document. */
function withPartDetails({ version, artifact }: Part, versions: RemoteVersion[]): RemoteVersion[] {
  const asks = artifact.files[ASKS]
  const popups = framesOf(artifact.popups)
  const own = { ...(asks && { asks }), ...(popups && { popups }) }
  return versions.map((remote) => (remote.version === version ? { ...remote, ...own } : remote))
}

/** Pages and widgets that have texts: `page/listing`. An artifact to fall back to may be gone: the browser finds that out. */
function withTexts(stateDir: string, name: string, version: string): string[] {
  try {
    const { pages } = readArtifact(stateDir, name, version)
    return Object.keys(pages).filter((exposed) => `${exposed}/ru` in pages)
  } catch {
    return []
  }
}
