import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** Writes a whole file or none. @param at its time; now without it */
export async function putFile(file: string, content: Buffer | string, { at, mode }: { at?: number; mode?: number } = {}): Promise<void> {
  const draft = `${file}.${randomUUID()}`
  await fs.promises.mkdir(path.dirname(file), { recursive: true })
  try {
    await fs.promises.writeFile(draft, content, mode === undefined ? {} : { mode })
    if (at !== undefined) await fs.promises.utimes(draft, at / 1000, at / 1000)
    await fs.promises.rename(draft, file)
  } finally {
    await fs.promises.rm(draft, { force: true })
  }
}

export async function bufferOf(file: string): Promise<Buffer | null> {
  try {
    return await fs.promises.readFile(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
