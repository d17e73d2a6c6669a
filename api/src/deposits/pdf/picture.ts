import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const PICTURES = new URL('../../../pictures/', import.meta.url)
const QUALITY = 86

const known = new Map<string, Promise<Buffer>>()

/** A shop picture cropped and converted to JPEG for PDF. There are few designs, so results are cached. */
export function printed(base: string, source: number, width: number, height: number): Promise<Buffer> {
  const made = known.get(base) ?? make(base, source, width, height)
  known.set(base, made)
  // A failed conversion is not cached.
  made.catch(() => known.delete(base))
  return made
}

const make = (base: string, source: number, width: number, height: number) =>
  sharp(fileURLToPath(new URL(`${base}-${source}.avif`, PICTURES)))
    .resize(width, height, { fit: 'cover' })
    .jpeg({ quality: QUALITY })
    .toBuffer()
