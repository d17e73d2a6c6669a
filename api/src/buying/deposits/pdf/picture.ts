import sharp from 'sharp'
import { pictureBytes, type PictureSource } from '../../../platform/pictures/stored.ts'

const QUALITY = 86

const known = new Map<string, Promise<Buffer>>()

/** A shop picture cropped and converted to JPEG for PDF. There are few designs, so results are cached. */
export function printed(pictures: PictureSource, base: string, source: number, width: number, height: number): Promise<Buffer> {
  const make = async () =>
    sharp(await pictureBytes(pictures, base, source))
      .resize(width, height, { fit: 'cover' })
      .jpeg({ quality: QUALITY })
      .toBuffer()
  const made = known.get(base) ?? make()
  known.set(base, made)
  // A failed conversion is not cached.
  made.catch(() => known.delete(base))
  return made
}
