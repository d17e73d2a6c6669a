import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { Popups } from '@shop/contracts/pages/popups'
import type { Offers, Uses } from './gate/uses.ts'
import { wrongName } from './names.ts'
import { ReleaseError, type Version } from './record.ts'
import { artifactsFolder } from './store.ts'

/** artifact.json of a build. Hashes are `sha384-<base64>`. */
export interface Artifact {
  name: string
  version: string
  globalName: string
  /** File name of the entry script. */
  entry: string
  files: Record<string, string>
  /** Source maps of scripts, `main.js.map`: for `trace`, never served. Older artifacts have none. */
  maps?: Record<string, string>
  /** Files of each page (`page/listing`), widget and text. */
  pages: Record<string, string[]>
  /** Frame and name of popups by widget. Older builds have none. */
  popups?: Popups
  /** Hashes of the sources behind each `@shop/*` module that the shell gives. Older builds do not say. */
  given?: Record<string, string>
  /** What it uses of the API, the shell and other remotes, and what it gives them. Older builds do not say. */
  uses?: Uses
  offers?: Offers
  /** Where the build comes from. Older builds do not say. */
  origin?: Origin
}

export interface Origin {
  /** Last commit of the sources, its author and its time; null where nothing is known. */
  commit: string | null
  author: string | null
  time: string | null
  /** Built from edits that were not committed. */
  uncommitted: boolean
  /** What the build server said of the tests, or `not tested`. */
  tests: string
}

export const SERVER = 'server/server.cjs'
export const LIST = 'artifact.json'

const hashOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`
const hashOfFile = (file: string) => hashOf(fs.readFileSync(file))

export function readArtifact(stateFolder: string, name: string, version: string): Artifact {
  const wrong = wrongName(name, version)
  if (wrong) throw new ReleaseError(wrong)
  const file = path.join(folderOf(stateFolder, name, version), LIST)
  if (!fs.existsSync(file)) throw new ReleaseError(`There is no built artifact ${name}@${version}; build it first.`)
  const text = fs.readFileSync(file, 'utf8')
  try {
    return JSON.parse(text) as Artifact
  } catch {
    throw new ReleaseError(`artifact.json of ${name}@${version} cannot be read`)
  }
}

/** The release record's data of a published artifact. */
type Released = Pick<Version['extras'], 'artifact' | 'server'>

const hashesOf = ({ artifact, server }: Released) => ({ [LIST]: artifact, [SERVER]: server })
export const folderOf = (stateFolder: string, name: string, version: string) => path.join(artifactsFolder(stateFolder), name, version)

/**
 * Missing or changed files of an artifact, compared with the build and the release: one sentence each.
 * @throws ReleaseError when there is no artifact.
 */
export function damageOf(stateFolder: string, name: string, version: string, released?: Released): string[] {
  const folder = folderOf(stateFolder, name, version)
  // A changed list of files says nothing about them.
  const isListed = !released || !fs.existsSync(path.join(folder, LIST)) || hashOfFile(path.join(folder, LIST)) === released.artifact
  const listed = isListed ? readArtifact(stateFolder, name, version).files : {}
  return differences(folder, { ...listed, ...(released && hashesOf(released)) })
}

/** The same for the two files that the record itself names; builds of `npm run dev` have no other hashes. */
export function damageOfReleased(stateFolder: string, name: string, version: string, released: Released): string[] {
  return differences(folderOf(stateFolder, name, version), hashesOf(released))
}

/** The same for source maps, separately: a missing map must not prevent a rollback. */
export function damageOfMaps(stateFolder: string, name: string, version: string): string[] {
  const { maps = {} } = readArtifact(stateFolder, name, version)
  return differences(folderOf(stateFolder, name, version), maps)
}

const differences = (folder: string, expected: Record<string, string>): string[] =>
  Object.entries(expected).flatMap(([file, hash]) => {
    const found = path.join(folder, file)
    if (!fs.existsSync(found)) return [`${file} is missing`]
    if (hashOfFile(found) !== hash) return [`${file} has another hash`]
    return isCopyIntact(`${found}.br`, hash) ? [] : [`${file}.br is not the compressed ${file}`]
  })

/** Browsers get the compressed copy, so it must decompress to the hashed file. */
function isCopyIntact(copy: string, hash: string): boolean {
  if (!fs.existsSync(copy)) return true
  try {
    return hashOf(brotliDecompressSync(fs.readFileSync(copy))) === hash
  } catch {
    return false
  }
}

/** @throws ReleaseError naming the first file that is missing or differs. */
export function verifyFiles(stateFolder: string, name: string, version: string, released?: Released): void {
  refuse(name, version, damageOf(stateFolder, name, version, released))
}

function refuse(name: string, version: string, [first]: string[]) {
  if (first) throw new ReleaseError(`${name}@${version} is not what was built: ${first}.`)
}

/** The artifact for the record, after verifying every file. */
export function checkedVersion(stateFolder: string, name: string, version: string): Version {
  verifyFiles(stateFolder, name, version)
  refuse(name, version, damageOfMaps(stateFolder, name, version))
  const artifact = readArtifact(stateFolder, name, version)
  const folder = folderOf(stateFolder, name, version)
  if (!fs.existsSync(path.join(folder, SERVER))) throw new ReleaseError(`${name}@${version} has no server build.`)
  const integrity = artifact.files[artifact.entry]
  if (!integrity) throw new ReleaseError(`${name}@${version} does not list its entry ${artifact.entry}.`)
  const base = `/a/${name}/${version}/`
  return {
    url: base + artifact.entry,
    metadata: { version, integrity },
    deployment: { traffic: 0, default: false },
    extras: {
      globalName: artifact.globalName,
      base,
      artifact: hashOfFile(path.join(folder, LIST)),
      server: hashOfFile(path.join(folder, SERVER)),
      lastKnownGood: false,
      bad: false,
      publishedAt: new Date().toISOString(),
      activated: null,
    },
  }
}

/** `commit 1a2b3c4 and edits, Anna, 2026-11-24 10:00, not tested`; null when the build does not say. */
export function originOf(stateFolder: string, name: string, version: string): string | null {
  try {
    const { origin } = readArtifact(stateFolder, name, version)
    if (!origin) return null
    const commit = `commit ${origin.commit?.slice(0, 7) ?? 'unknown'}${origin.uncommitted ? ' and edits' : ''}`
    return [commit, origin.author, origin.time?.slice(0, 16).replace('T', ' '), origin.tests].filter(Boolean).join(', ')
  } catch {
    // Damage is told elsewhere.
    return null
  }
}

/** Versions with this build taken in. Built anew it may say another commit or test result; its code must be the same. */
export function withBuild(stateFolder: string, name: string, version: string, versions: readonly Version[]): Version[] {
  const built = checkedVersion(stateFolder, name, version)
  const before = versions.find(({ metadata }) => metadata.version === version)
  if (!before) return [...versions, built]
  if (before.metadata.integrity !== built.metadata.integrity || before.extras.server !== built.extras.server)
    throw new ReleaseError(`${name}@${version} was published before with other files; versions never change, build a new one.`)
  const { artifact } = built.extras
  return versions.map((known) => (known === before ? { ...known, extras: { ...known.extras, artifact } } : known))
}
