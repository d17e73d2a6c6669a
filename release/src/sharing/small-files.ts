import fs from 'node:fs'
import path from 'node:path'
import type { ListedObject, ObjectStore } from '../objects/objects.ts'
import { bufferOf, putFile } from './local-file.ts'

/** Who can write into the store must not choose another folder here. */
const FILE = /^[\w@-][\w@.-]*\.json$/

/** Reports, counts and verdicts: files beside the records that each machine writes for the others, under the same path here and there. */
export class SmallFiles {
  readonly #objects: ObjectStore
  readonly #stateFolder: string
  /** Of the copies made here, by key. */
  readonly #etags = new Map<string, string>()
  /** Sent last, by key. */
  readonly #sent = new Map<string, { content: Buffer; at: number }>()

  constructor(objects: ObjectStore, stateFolder: string) {
    this.#objects = objects
    this.#stateFolder = stateFolder
  }

  /** Copies what others have written below a prefix, and drops what they have removed. */
  async pull(prefix: string): Promise<void> {
    const listed = (await this.#objects.list(prefix)).filter(({ key }) => FILE.test(key.slice(prefix.length)))
    const known = [...this.#etags.keys()].filter((key) => key.startsWith(prefix))
    for (const key of known.filter((each) => !listed.some((other) => other.key === each))) {
      fs.rmSync(this.#fileOf(key), { force: true })
      this.#etags.delete(key)
    }
    await Promise.all(listed.map((object) => this.#take(object)))
  }

  /** Sends a file of this machine if it has changed, or was sent long ago. */
  async push(key: string, { from = key, everyMs = Number.POSITIVE_INFINITY }: { from?: string; everyMs?: number } = {}): Promise<void> {
    const content = await bufferOf(this.#fileOf(from))
    if (content === null) return
    const before = this.#sent.get(key)
    const now = performance.now()
    if (before?.content.equals(content) && now - before.at < everyMs) return
    await this.#objects.write(key, content)
    this.#sent.set(key, { content, at: now })
  }

  async remove(key: string): Promise<void> {
    await this.#objects.remove(key)
    this.#sent.delete(key)
  }

  /** Removes what nobody has written for so long. */
  async forget(prefix: string, silentMs: number): Promise<void> {
    const listed = await this.#objects.list(prefix)
    const old = listed.filter(({ at }) => this.#objects.now() - at > silentMs)
    await Promise.all(old.map(({ key }) => this.#objects.remove(key)))
  }

  async #take({ key, etag, at }: ListedObject) {
    const file = this.#fileOf(key)
    // By the clock of this machine, which judges by it who is silent.
    const local = Date.now() - (this.#objects.now() - at)
    const found = fs.statSync(file, { throwIfNoEntry: false })
    const isOurs = found && !this.#etags.has(key)
    if (isOurs && found.mtimeMs >= local) return
    if (found && this.#etags.get(key) === etag) return fs.utimesSync(file, local / 1000, local / 1000)
    const object = await this.#objects.read(key)
    if (!object) return
    await putFile(file, object.content, { at: local })
    this.#etags.set(key, etag)
  }

  #fileOf(key: string) {
    return path.join(this.#stateFolder, key)
  }
}
