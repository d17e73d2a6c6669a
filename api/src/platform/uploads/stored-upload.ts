import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

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
