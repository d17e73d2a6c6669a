import { readFile } from 'node:fs/promises'
import type { Queryable } from '../db/database.ts'
import type { PictureFiles } from '../picture-files/picture-files.ts'

/** Bundled pictures are files of the repository; paths of uploaded ones begin with this. */
export const UPLOADS = 'uploads/'
const BUNDLED = new URL('../../../pictures/', import.meta.url)

/** Where pictures are read from. */
export interface PictureSource {
  database: Queryable
  pictureFiles: PictureFiles
}

/** The AVIF of a picture in one of its widths. Throws when there is none. */
export async function pictureBytes({ database, pictureFiles }: PictureSource, base: string, width: number): Promise<Buffer> {
  const path = `${base}-${width}.avif`
  if (!base.startsWith(UPLOADS)) return readFile(new URL(path, BUNDLED))
  const bytes = await pictureFiles.read(database, path)
  if (!bytes) throw new Error(`There is no picture ${path}.`)
  return bytes
}
