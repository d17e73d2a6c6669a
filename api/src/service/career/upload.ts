import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { JOBS_FROM_ADDRESS } from '../../visitors/guards/limits.ts'
import { Refused, TooMany } from '../../platform/http/refusal.ts'

/** Uploads of a process: each holds a file on disk and up to three minutes. */
const AT_ONCE = 16
/** More could not be accepted within the hour. */
const AT_ONCE_FROM_ADDRESS = JOBS_FROM_ADDRESS.most
const RETRY_SECONDS = 30

/** Counts the uploads that are under way. [limits.uploads-at-once] */
export class UploadsUnderWay {
  readonly #byAddress = new Map<string, number>()
  #all = 0

  /** Throws SERVER_BUSY or TOO_FAST above the limits. The returned function ends the upload. */
  enter(address: string): () => void {
    const others = this.#byAddress.get(address) ?? 0
    if (others >= AT_ONCE_FROM_ADDRESS) throw new TooMany(RETRY_SECONDS)
    if (this.#all >= AT_ONCE) throw new Refused('SERVER_BUSY')
    this.#all += 1
    this.#byAddress.set(address, others + 1)
    return () => {
      this.#all -= 1
      const left = (this.#byAddress.get(address) ?? 1) - 1
      if (left > 0) this.#byAddress.set(address, left)
      else this.#byAddress.delete(address)
    }
  }
}

export interface StoredUpload {
  /** The whole file in memory. */
  read: () => Promise<Buffer>
  close: () => Promise<void>
}

/** Streams an upload to a file without a name: the system removes it when it is closed or the process dies. */
export async function storeUpload(content: Readable): Promise<StoredUpload> {
  const folder = await mkdtemp(join(tmpdir(), 'upload-'))
  const handle = await open(join(folder, 'file'), 'wx+', 0o600)
  await rm(folder, { recursive: true, force: true })
  const close = () => handle.close()
  try {
    for await (const chunk of content) await handle.appendFile(chunk as Buffer)
  } catch (error) {
    await close()
    throw error
  }
  return { read: () => readAll(handle), close }
}

async function readAll(handle: FileHandle): Promise<Buffer> {
  const content = Buffer.alloc((await handle.stat()).size)
  await handle.read(content, 0, content.length, 0)
  return content
}

let last: Promise<unknown> = Promise.resolve()

/** Runs work with a whole file in memory, one at a time. */
export function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const mine = last.then(work, work)
  last = mine.catch(() => undefined)
  return mine
}
