import fs from 'node:fs'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { damageOf, damageOfReleased, readArtifact, type Artifact } from '@shop/release/artifact'
import type { Version } from '@shop/release/record'
import { artifactsFolder } from '@shop/release/store'

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

interface Checked {
  stamp: string
  /** The part, or the first fault of its files. */
  found: Part | string
}

const MAX_CHECKED = 100

/** Versions compared with their hashes. Files are hashed again only when they have changed. */
export class VersionParts {
  readonly #stateDir: string
  readonly #damageOf: typeof damageOfReleased
  readonly #checked = new LRUCache<string, Checked>({ max: MAX_CHECKED })

  /** @param options.sealed false for `npm run dev`, whose files have no hashes */
  constructor(stateDir: string, { sealed = true } = {}) {
    this.#stateDir = stateDir
    this.#damageOf = sealed ? damageOf : damageOfReleased
  }

  /** A sentence's end such as `server/server.cjs has another hash` when the version is not whole. */
  read(name: string, version: Version): Part | string {
    const { artifact, server } = version.extras
    const key = `${name}@${version.metadata.version} ${artifact} ${server}`
    const folder = path.join(artifactsFolder(this.#stateDir), name, version.metadata.version)
    const stamp = stampOf(folder)
    const known = this.#checked.get(key)
    if (known?.stamp === stamp) return known.found
    const found = this.#check(name, version, folder)
    this.#checked.set(key, { stamp, found })
    return found
  }

  #check(name: string, { metadata: { version }, extras }: Version, folder: string): Part | string {
    try {
      if (!fs.existsSync(path.join(folder, 'artifact.json'))) return 'artifact.json is missing'
      const [damage] = this.#damageOf(this.#stateDir, name, version, extras)
      if (damage) return damage
      const artifact = readArtifact(this.#stateDir, name, version)
      return { name, version, base: extras.base, artifact, seals: sealsIn(fs.readFileSync(path.join(folder, artifact.entry), 'utf8')) }
    } catch (error) {
      return (error as Error).message
    }
  }
}

/** Changes with any file of the artifact. */
function stampOf(folder: string): string {
  const stamp = (file: string) => {
    const { ino, size, mtimeMs } = fs.statSync(file)
    return `${file} ${ino} ${size} ${mtimeMs}`
  }
  try {
    const files = fs.readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile())
    return files.map((entry) => stamp(path.join(entry.parentPath, entry.name))).join('\n')
  } catch {
    return ''
  }
}

/** The hash list of an entry: `"page-listing.js":"sha256-…"`. */
const sealsIn = (entry: string) =>
  Object.fromEntries([...entry.matchAll(/"([\w.-]+\.js)":\s*"(sha\d{3}-[\w+/=]+)"/g)].map(([, file = '', seal = '']) => [file, seal]))
