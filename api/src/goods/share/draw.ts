import { fileURLToPath } from 'node:url'
import type { Brand } from '@shop/contracts/shop/brand'
import { SHARE_SIZE } from '@shop/contracts/pages/share-picture'
import sharp, { type OverlayOptions } from 'sharp'
import { lightColor } from '../../platform/brand/fill.ts'
import type { Subject } from './subjects.ts'

const fileOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Fonts, colors and logo of the site, light theme. */
const SERIF = { font: 'Noto Serif Display', fontfile: fileOf('fonts/zlata-display.ttf') }
const SANS = { font: 'Golos Text', fontfile: fileOf('fonts/zlata-text.ttf') }

/** Product pictures are 4:5. */
const PICTURE_WIDTH = (SHARE_SIZE.height * 4) / 5
const MARGIN = 72
const WORDS_WIDTH = SHARE_SIZE.width - PICTURE_WIDTH - 2 * MARGIN
const NAME_SIZES = [76, 64, 54, 44, 36]
const NAME_HEIGHT = 300
/** Maximum characters at the smallest size. */
const NAME_LENGTH = 150
const GAP = 24
const QUALITY = 84

type Layer = Pick<OverlayOptions, 'input'> & { raw: NonNullable<OverlayOptions['raw']> }

/** Text as a layer, wrapped to the column. */
async function words(text: string, size: number, color: string, face: { font: string; fontfile: string }, spacing = 0): Promise<Layer> {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const markup = `<span foreground="${color}" letter_spacing="${spacing * 1024}">${escaped}</span>`
  const { data, info } = await sharp({
    text: {
      text: markup,
      font: `${face.font} ${size}`,
      fontfile: face.fontfile,
      width: WORDS_WIDTH,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { input: data, raw: { width: info.width, height: info.height, channels: info.channels } }
}

/** The largest font size that fits the name. */
async function nameLayer(name: string, ink: string) {
  for (const size of NAME_SIZES) {
    const layer = await words(name, size, ink, SERIF)
    if ((layer.raw.height <= NAME_HEIGHT && layer.raw.width <= WORDS_WIDTH) || size === NAME_SIZES.at(-1)) return layer
  }
  throw new Error('No size of a name.')
}

/** The width that a picture is drawn from. */
export const drawnWidth = (widths: readonly number[]) => widths.find((width) => width >= PICTURE_WIDTH) ?? widths.at(-1) ?? 0

async function picturePart(photo: Buffer): Promise<Layer> {
  const { data, info } = await sharp(photo)
    .resize(PICTURE_WIDTH, SHARE_SIZE.height, { fit: 'cover' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { input: data, raw: { width: info.width, height: info.height, channels: info.channels } }
}

const MARK_HEIGHT = 40

async function markLayer(brand: Brand): Promise<Layer> {
  const ink = lightColor(brand, 'ink-2')
  if (!brand.logo) return words(brand.name, 34, ink, SERIF, 10)
  const { width, height, path } = brand.logo
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" height="${MARK_HEIGHT}"><path d="${path}" fill="${ink}"/></svg>`
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
  return { input: data, raw: { width: info.width, height: info.height, channels: info.channels } }
}

/** JPEG with the page's picture, the logo and its name. */
export async function drawShare(brand: Brand, { name, over }: Subject, file: Buffer | null): Promise<Buffer> {
  const [photo, title, kicker, mark] = await Promise.all([
    file && picturePart(file),
    nameLayer(name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH - 1)}…` : name, lightColor(brand, 'ink')),
    over ? words(over, 28, lightColor(brand, 'gold-text'), SANS) : null,
    markLayer(brand),
  ])
  const top = SHARE_SIZE.height - MARGIN - title.raw.height
  const overTop = top - GAP - (kicker?.raw.height ?? 0)
  const layers: OverlayOptions[] = [
    ...(photo ? [{ ...photo, left: SHARE_SIZE.width - PICTURE_WIDTH, top: 0 }] : []),
    { ...mark, left: MARGIN, top: MARGIN - 8 },
    {
      input: { create: { width: 96, height: 2, channels: 3, background: lightColor(brand, 'line') } },
      left: MARGIN,
      top: (kicker ? overTop - GAP : overTop) - 2,
    },
    ...(kicker ? [{ ...kicker, left: MARGIN, top: overTop }] : []),
    { ...title, left: MARGIN, top },
  ]
  return sharp({ create: { ...SHARE_SIZE, channels: 3, background: lightColor(brand, 'ivory') } })
    .composite(layers)
    .jpeg({ quality: QUALITY })
    .toBuffer()
}
