import type { Picture } from '@shop/contracts/core/picture'
import { MAX_PICTURE_PIXELS, MIN_PICTURE_WIDTH, type PictureReason, type PictureUse } from '@shop/contracts/services/back-office/pictures'
import sharp, { type Sharp } from 'sharp'

// 4:4:4 and not the usual 4:2:0: the ground #F6F3EE must come back as it was, it is the color of the page.
export const AVIF = { quality: 52, effort: 4, chromaSubsampling: '4:4:4' } as const
export const WEBP = { quality: 80, effort: 5, smartSubsample: true } as const

interface PictureSizes {
  widths: readonly number[]
  fallback: number
  /** Overrides MAX_WIDTH for pictures without zoom. */
  largest?: number
  /** Of the AVIF encoder. */
  effort?: number
}

/** Where a picture is shown: on the shop's pages, or in a review. */
type Use = PictureUse | 'review'

/** Each picture is also made in its own width, the largest: nothing is ever enlarged. */
export const SIZES: Record<Use, PictureSizes> = {
  product: { widths: [320, 480, 640, 960], fallback: 640 },
  wide: { widths: [640, 960, 1440], fallback: 1440 },
  portrait: { widths: [480, 640, 960], fallback: 640 },
  certificate: { widths: [320, 480, 640, 960], fallback: 640 },
  // A buyer waits for it: effort 4 takes twenty times as long as 2.
  review: { widths: [320, 640], fallback: 640, largest: 1280, effort: 2 },
}
/** Uploads may be camera files: the largest width, twice that of the widest place of a page. */
const MAX_WIDTH = 1920

const TYPES: readonly [at: number, bytes: string][] = [
  [0, '\xff\xd8\xff'],
  [0, '\x89PNG\r\n\x1a\n'],
  [8, 'WEBPVP8'],
  [4, 'ftypavif'],
]
/** By its first bytes: other formats never reach their decoders. */
const isKnownType = (file: Buffer) => TYPES.some(([at, bytes]) => file.toString('latin1', at, at + bytes.length) === bytes)

export type PictureFacts = Omit<Picture, 'alt' | 'base'>

export interface EncodedPicture extends PictureFacts {
  /** By the end of their names: `-320.avif`. */
  files: Map<string, Buffer>
}

/** Makes an uploaded picture anew in the widths of its use, upright and without metadata; or says why not. */
export async function encodePicture(file: Buffer, use: Use): Promise<EncodedPicture | PictureReason> {
  if (!isKnownType(file)) return 'unknown_type'
  const size = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!size) return 'broken_file'
  if (size.width * size.height > MAX_PICTURE_PIXELS) return 'too_many_pixels'
  const { width: ownWidth } = size.autoOrient
  if (ownWidth < MIN_PICTURE_WIDTH) return 'too_narrow'
  const { largest: most = MAX_WIDTH, effort = AVIF.effort } = SIZES[use]
  const largest = Math.min(ownWidth, most)
  const { widths, fallback } = widthsFor(use, largest)
  const read = () => sharp(file, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' }).autoOrient()
  try {
    const { data: upright, info } = await read()
      .resize({ width: largest, fastShrinkOnLoad: false })
      .flatten({ background: '#ffffff' })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true })
    const made = new Map<string, Buffer>()
    for (const width of widths)
      made.set(
        `-${width}.avif`,
        await resized(upright, width)
          .avif({ ...AVIF, effort })
          .toBuffer(),
      )
    made.set(`-${fallback}.webp`, await resized(upright, fallback).webp(WEBP).toBuffer())
    return { widths, fallback, width: info.width, height: info.height, color: await averageColor(upright), files: made }
  } catch {
    return 'broken_file'
  }
}

/** Widths and fallback of a picture that is `own` wide. */
export function widthsFor(use: Use, own: number): Pick<PictureFacts, 'widths' | 'fallback'> {
  const { widths, fallback } = SIZES[use]
  return { widths: [...widths.filter((width) => width < own), own], fallback: Math.min(fallback, own) }
}

/** The fast JPEG path averages blocks before resizing and softens thin prongs. */
export const resized = (file: Buffer, width: number): Sharp => sharp(file).resize({ width, fastShrinkOnLoad: false })

export async function averageColor(file: Buffer): Promise<string> {
  const { channels } = await sharp(file).stats()
  const [red, green, blue] = channels.length < 3 ? [channels[0], channels[0], channels[0]] : channels
  return `#${[red, green, blue]
    .map((channel) =>
      Math.round(channel?.mean ?? 0)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
