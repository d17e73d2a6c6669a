import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { ReleaseError, type Version } from './record.ts'
import { artifactsFolder } from './store.ts'

/** artifact.json, as the build describes what it made. Hashes are `sha384-<base64>`. */
export interface Artifact {
  name: string
  version: string
  globalName: string
  /** File name of the entry script. */
  entry: string
  files: Record<string, string>
  /** Files that a page (`page/listing`), a widget or their texts need. */
  pages: Record<string, string[]>
}

const hashOf = (file: string) => `sha384-${createHash('sha384').update(fs.readFileSync(file)).digest('base64')}`

export function readArtifact(stateFolder: string, name: string, version: string): Artifact {
  const file = path.join(artifactsFolder(stateFolder), name, version, 'artifact.json')
  if (!/^[\w.-]+$/.test(name) || !/^[\w.-]+$/.test(version) || !fs.existsSync(file)) {
    throw new ReleaseError(`There is no built artifact ${name}@${version}; build it first.`)
  }
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Artifact
}

/**
 * The artifact as the record names it, after every file was compared with its hash.
 * @throws ReleaseError naming the first file that is missing or differs.
 */
export function checkedVersion(stateFolder: string, name: string, version: string): Version {
  const artifact = readArtifact(stateFolder, name, version)
  const folder = path.join(artifactsFolder(stateFolder), name, version)
  for (const [file, integrity] of Object.entries(artifact.files)) {
    const found = path.join(folder, file)
    if (!fs.existsSync(found)) throw new ReleaseError(`${name}@${version} is not whole: ${file} is missing.`)
    if (hashOf(found) !== integrity) throw new ReleaseError(`${name}@${version} was changed after it was built: ${file} has another hash.`)
  }
  const server = path.join(folder, 'server', 'server.cjs')
  if (!fs.existsSync(server)) throw new ReleaseError(`${name}@${version} has no server build.`)
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
      artifact: hashOf(path.join(folder, 'artifact.json')),
      server: hashOf(server),
      lastKnownGood: false,
      publishedAt: new Date().toISOString(),
    },
  }
}
