import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { Popups } from '@shop/contracts/pages/popups'
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
}

const SERVER = 'server/server.cjs'

const hashOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`
const hashOfFile = (file: string) => hashOf(fs.readFileSync(file))

export function readArtifact(stateFolder: string, name: string, version: string): Artifact {
  const wrong = wrongName(name, version)
  if (wrong) throw new ReleaseError(wrong)
  const file = path.join(artifactsFolder(stateFolder), name, version, 'artifact.json')
  if (!fs.existsSync(file)) throw new ReleaseError(`There is no built artifact ${name}@${version}; build it first.`)
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Artifact
}

/** The release record's data of a published artifact. */
type Released = Pick<Version['extras'], 'artifact' | 'server'>

/**
 * Missing or changed files of an artifact, compared with the build and the release: one sentence each.
 * @throws ReleaseError when there is no artifact.
 */
export function damageOf(stateFolder: string, name: string, version: string, released?: Released): string[] {
  const { files } = readArtifact(stateFolder, name, version)
  return differences(path.join(artifactsFolder(stateFolder), name, version), {
    ...files,
    ...(released && { 'artifact.json': released.artifact, [SERVER]: released.server }),
  })
}

/** The same for source maps, separately: a missing map must not prevent a rollback. */
export function damageOfMaps(stateFolder: string, name: string, version: string): string[] {
  const { maps = {} } = readArtifact(stateFolder, name, version)
  return differences(path.join(artifactsFolder(stateFolder), name, version), maps)
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
  const folder = path.join(artifactsFolder(stateFolder), name, version)
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
      artifact: hashOfFile(path.join(folder, 'artifact.json')),
      server: hashOfFile(path.join(folder, SERVER)),
      lastKnownGood: false,
      bad: false,
      publishedAt: new Date().toISOString(),
      activated: null,
    },
  }
}
