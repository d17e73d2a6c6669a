import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { type Artifact, damageOf, damageOfMaps, folderOf, LIST, SERVER } from '../artifact.ts'
import type { ObjectStore } from '../objects/objects.ts'
import { wrongName } from '../names.ts'
import { isGoodFallback, isShown, ReleaseError, type ReleaseRecord, type Version } from '../record.ts'
import { parsed } from '../record-files.ts'
import { each } from './each.ts'
import { bufferOf, putFile } from './local-file.ts'
import { nameOfFile, nameOfList, prefixesOf, versionsPrefix } from './object-names.ts'

/** Documents name two versions to go back to. */
const FALLBACKS = 2

/** In the folder of a build; anything else would be a place of somebody's choice on this machine. */
const FILE = /^(?:server\/)?[\w-][\w.-]*$/

const integrityOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`
const md5Of = (content: Buffer) => createHash('md5').update(content).digest('hex')

/** A version on record. */
export interface OnRecord {
  name: string
  version: Version
}

/** Versions of a record: those that front doors need first, the others, and those whose files were deleted. */
export function versionsOn(record: ReleaseRecord): { shown: OnRecord[]; others: OnRecord[]; pruned: OnRecord[] } {
  const all = Object.entries(record.discovery.microFrontends).flatMap(([name, versions]) => {
    const back = versions.filter(isGoodFallback).slice(0, FALLBACKS)
    return versions.map((version) => ({ name, version, isNeeded: isShown(version) || back.includes(version) }))
  })
  const [pruned, whole] = [all.filter(({ version }) => version.extras.pruned), all.filter(({ version }) => !version.extras.pruned)]
  return { shown: whole.filter(({ isNeeded }) => isNeeded), others: whole.filter(({ isNeeded }) => !isNeeded), pruned }
}

/** What the store holds of one version, as `prune` judges builds. */
export interface StoredBuild {
  name: string
  version: string
  keys: string[]
  bytes: number
  at: number
}

/** Files of builds in a store. They never change: a local copy with the right hash is not downloaded again. */
export class ArtifactObjects {
  readonly #objects: ObjectStore
  readonly #stateFolder: string
  /** Versions whose local files have been checked against the record. */
  readonly #whole = new Set<string>()

  constructor(objects: ObjectStore, stateFolder: string) {
    this.#objects = objects
    this.#stateFolder = stateFolder
  }

  /**
   * Puts a build into the store, its list of files last.
   * @throws ReleaseError when the store has another build under this name
   */
  async upload(name: string, { metadata: { version }, extras }: Version): Promise<void> {
    const folder = folderOf(this.#stateFolder, name, version)
    const list = nameOfList(name, version, extras.artifact)
    const present = new Map((await this.#list(name, version)).map(({ key, etag }) => [key, etag]))
    if (present.has(list)) return
    const text = await bufferOf(path.join(folder, LIST))
    if (text === null || integrityOf(text) !== extras.artifact) throw new ReleaseError(`${name}@${version} is not built here.`)
    const { files, maps = {} } = JSON.parse(text.toString()) as Artifact
    const named = [...Object.keys(files), ...Object.keys(maps), SERVER]
    const wanted = [...named, ...named.map((file) => `${file}.br`).filter((file) => fs.existsSync(path.join(folder, file)))]
    await each(wanted, async (file) => {
      const key = nameOfFile(name, version, file)
      const content = await fs.promises.readFile(path.join(folder, file))
      const etag = present.get(key)?.replaceAll('"', '')
      if (etag === md5Of(content) || (etag === undefined && (await this.#objects.create(key, content)) !== null)) return
      // A compressed copy may be of another compressor.
      if (file.endsWith('.br') || (await this.#objects.read(key))?.content.equals(content)) return
      throw new ReleaseError(
        `${name}@${version} is in ${this.#objects.address} with another ${file}: versions never change, build a new one.`,
      )
    })
    await this.#objects.create(list, text)
  }

  /** Its list of files alone: what it uses and offers. */
  async fetchList({ name, version }: OnRecord): Promise<void> {
    if (wrongName(name, version.metadata.version)) return
    await this.#listOf(name, version)
  }

  /**
   * Brings the files of a version that are missing here or damaged. What the store lacks, or has with another hash, stays missing: it is
   * told where the version is used.
   */
  async fetch({ name, version }: OnRecord, { maps = false } = {}): Promise<void> {
    const { metadata, extras } = version
    if (wrongName(name, metadata.version)) return
    const id = `${name}@${metadata.version} ${extras.artifact} ${maps}`
    if (this.#whole.has(id)) return
    const text = await this.#listOf(name, version)
    const artifact = parsed<Artifact>(text)
    if (!artifact?.files) return
    const folder = folderOf(this.#stateFolder, name, metadata.version)
    const hashes = { ...artifact.files, ...(maps && artifact.maps), [SERVER]: extras.server }
    if (Object.keys(hashes).some((file) => !FILE.test(file))) return
    await each(Object.entries(hashes), (entry) => this.#fetchFile(name, metadata.version, entry))
    const stored = new Set((await this.#list(name, metadata.version)).map(({ key }) => key))
    const copies = Object.keys(hashes).filter((file) => stored.has(nameOfFile(name, metadata.version, `${file}.br`)))
    await each(copies, async (file) => {
      const copy = path.join(folder, `${file}.br`)
      if (fs.existsSync(copy)) return
      const found = await this.#objects.read(nameOfFile(name, metadata.version, `${file}.br`))
      if (found) await putFile(copy, found.content)
    })
    const damage = damageOf(this.#stateFolder, name, metadata.version, extras)
    if (damage.length > 0 || (maps && damageOfMaps(this.#stateFolder, name, metadata.version).length > 0)) {
      // The next attempt takes them anew.
      for (const file of copies)
        if (damage.some((each) => each.startsWith(`${file}.br`))) fs.rmSync(path.join(folder, `${file}.br`), { force: true })
      return
    }
    this.#whole.add(id)
  }

  /** Versions whose files are here and whole, as `name@version`. */
  get copies(): string[] {
    return [...this.#whole].map((id) => id.slice(0, id.indexOf(' '))).sort()
  }

  /** Something here has changed since it was fetched. */
  forget(name: string, version: string): void {
    for (const id of this.#whole) if (id.startsWith(`${name}@${version} `)) this.#whole.delete(id)
  }

  /** Drops the copy of a version that has been pruned. */
  drop({ name, version: { metadata } }: OnRecord): void {
    if (!wrongName(name, metadata.version)) fs.rmSync(folderOf(this.#stateFolder, name, metadata.version), { recursive: true, force: true })
  }

  /** Every build in the store. */
  async builds(): Promise<StoredBuild[]> {
    const listed = (await Promise.all(versionsPrefix.map((prefix) => this.#objects.list(prefix)))).flat()
    const builds = new Map<string, StoredBuild>()
    for (const { key, size, at } of listed) {
      const [, name = '', version = ''] = key.split('/')
      const build = builds.get(`${name}@${version}`) ?? { name, version, keys: [], bytes: 0, at: 0 }
      builds.set(`${name}@${version}`, { ...build, keys: [...build.keys, key], bytes: build.bytes + size, at: Math.max(build.at, at) })
    }
    return [...builds.values()]
  }

  async remove({ keys }: StoredBuild): Promise<void> {
    await each(keys, (key) => this.#objects.remove(key))
  }

  async #list(name: string, version: string) {
    return (await Promise.all(prefixesOf(name, version).map((prefix) => this.#objects.list(prefix)))).flat()
  }

  /** Null when the store has none that is what the record says. */
  async #listOf(name: string, { metadata: { version }, extras }: Version): Promise<string | null> {
    const file = path.join(folderOf(this.#stateFolder, name, version), LIST)
    const known = await bufferOf(file)
    if (known && integrityOf(known) === extras.artifact) return known.toString()
    const found = await this.#objects.read(nameOfList(name, version, extras.artifact))
    if (!found || integrityOf(found.content) !== extras.artifact) return null
    await putFile(file, found.content)
    return found.content.toString()
  }

  async #fetchFile(name: string, version: string, [file, hash]: [string, string]) {
    const local = path.join(folderOf(this.#stateFolder, name, version), file)
    const known = await bufferOf(local)
    if (known && integrityOf(known) === hash) return
    const found = await this.#objects.read(nameOfFile(name, version, file))
    if (found && integrityOf(found.content) === hash) await putFile(local, found.content)
  }
}
