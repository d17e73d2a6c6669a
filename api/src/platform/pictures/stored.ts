import { readFile } from 'node:fs/promises'
import type { Queryable } from '../db/database.ts'

/** Bundled pictures are files of the repository, uploaded ones rows of the database: their paths begin with this. */
export const UPLOADS = 'uploads/'
const BUNDLED = new URL('../../../pictures/', import.meta.url)

const FILE = 'SELECT bytes FROM picture_files WHERE path = $1'

export async function uploadedFile(connection: Queryable, path: string): Promise<Buffer | null> {
  const [file] = await connection.query<{ bytes: Uint8Array }>(FILE, [path])
  return file ? Buffer.from(file.bytes) : null
}

/** The AVIF of a picture in one of its widths. Throws when there is none. */
export async function pictureBytes(connection: Queryable, base: string, width: number): Promise<Buffer> {
  const path = `${base}-${width}.avif`
  if (!base.startsWith(UPLOADS)) return readFile(new URL(path, BUNDLED))
  const bytes = await uploadedFile(connection, path)
  if (!bytes) throw new Error(`There is no picture ${path}.`)
  return bytes
}
