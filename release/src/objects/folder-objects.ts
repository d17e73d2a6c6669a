import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type ListedObject, type ObjectStore, StoreAwayError, type StoredObject } from './objects.ts'

/** A lock that is older was left behind by a process that died. */
const LOCK_MS = 5000
const LOOK_EVERY_MS = 5
const DRAFT = '.draft-'
const LOCK = '.locked'

const etagOf = (content: Buffer | string) => createHash('md5').update(content).digest('hex')
const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

/** A folder that several machines have mounted. */
export class FolderObjects implements ObjectStore {
  readonly address: string
  readonly #folder: string

  constructor(folder: string) {
    this.address = folder
    this.#folder = folder
  }

  now(): number {
    return Date.now()
  }

  read(key: string): Promise<StoredObject | null> {
    return this.#try(() => this.#read(key))
  }

  async readChanged(key: string, etag: string | null): Promise<StoredObject | null | 'unchanged'> {
    const found = await this.read(key)
    return found !== null && found.etag === etag ? 'unchanged' : found
  }

  list(prefix: string): Promise<ListedObject[]> {
    return this.#try(async () => {
      const folder = path.join(this.#folder, path.dirname(`${prefix}x`))
      if (!fs.existsSync(folder)) return []
      const entries = await fs.promises.readdir(folder, { withFileTypes: true, recursive: true })
      const keys = entries
        .filter((entry) => entry.isFile() && !entry.name.includes(DRAFT) && !entry.name.endsWith(LOCK))
        .map((entry) => path.relative(this.#folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
        .filter((key) => key.startsWith(prefix))
      const found = await Promise.all(keys.sort().map(async (key) => ({ key, object: await this.#read(key) })))
      return found.flatMap(({ key, object }) => (object ? [{ key, etag: object.etag, size: object.content.length, at: object.at }] : []))
    })
  }

  write(key: string, content: Buffer | string): Promise<void> {
    return this.#try(() => this.#draft(key, content, (draft, file) => fs.promises.rename(draft, file)))
  }

  create(key: string, content: Buffer | string): Promise<string | null> {
    return this.#try(async () => {
      try {
        await this.#draft(key, content, (draft, file) => fs.promises.link(draft, file))
        return etagOf(content)
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error
        const found = await this.#read(key)
        return found?.content.equals(Buffer.from(content)) ? found.etag : null
      }
    })
  }

  replace(key: string, content: Buffer | string, etag: string): Promise<string | null> {
    return this.#try(() =>
      this.#alone(key, async () => {
        const found = await this.#read(key)
        if (found?.etag !== etag) return null
        await this.#draft(key, content, (draft, file) => fs.promises.rename(draft, file))
        return etagOf(content)
      }),
    )
  }

  remove(key: string): Promise<void> {
    return this.#try(() => fs.promises.rm(this.#fileOf(key), { force: true }))
  }

  #fileOf(key: string) {
    return path.join(this.#folder, key)
  }

  async #read(key: string): Promise<StoredObject | null> {
    try {
      const [content, { mtimeMs }] = await Promise.all([fs.promises.readFile(this.#fileOf(key)), fs.promises.stat(this.#fileOf(key))])
      return { content, etag: etagOf(content), at: mtimeMs }
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return null
      throw error
    }
  }

  /** Writes beside the object and then moves it there, so that readers never see half of it. */
  async #draft(key: string, content: Buffer | string, put: (draft: string, file: string) => Promise<void>) {
    const file = this.#fileOf(key)
    const draft = `${file}${DRAFT}${randomUUID()}`
    await fs.promises.mkdir(path.dirname(file), { recursive: true })
    try {
      await fs.promises.writeFile(draft, content)
      await put(draft, file)
    } finally {
      await fs.promises.rm(draft, { force: true })
    }
  }

  /** A folder cannot replace a file only if it is unchanged, so writers take turns by a lock file. */
  async #alone<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const lock = `${this.#fileOf(key)}${LOCK}`
    for (;;) {
      try {
        await fs.promises.writeFile(lock, '', { flag: 'wx' })
        break
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return work()
        if (codeOf(error) !== 'EEXIST') throw error
        const found = fs.statSync(lock, { throwIfNoEntry: false })
        if (found && Date.now() - found.mtimeMs > LOCK_MS) await fs.promises.rm(lock, { force: true })
        await setTimeout(LOOK_EVERY_MS)
      }
    }
    try {
      return await work()
    } finally {
      await fs.promises.rm(lock, { force: true })
    }
  }

  async #try<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
    } catch (error) {
      throw new StoreAwayError(this.address, (error as Error).message)
    }
  }
}
