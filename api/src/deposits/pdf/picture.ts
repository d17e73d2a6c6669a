import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const PICTURES = new URL('../../../pictures/', import.meta.url)
const QUALITY = 86

const known = new Map<string, Promise<Buffer>>()

/** A picture of the shop as JPEG, which paper wants, cut to a shape; there are a few designs, and each is made once. */
export function printed(base: string, source: number, width: number, height: number): Promise<Buffer> {
  const made = known.get(base) ?? make(base, source, width, height)
  known.set(base, made)
  // One that could not be read is looked for again.
  made.catch(() => known.delete(base))
  return made
}

const make = (base: string, source: number, width: number, height: number) =>
  sharp(fileURLToPath(new URL(`${base}-${source}.avif`, PICTURES)))
    .resize(width, height, { fit: 'cover' })
    .jpeg({ quality: QUALITY })
    .toBuffer()
