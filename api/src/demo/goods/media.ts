import type { TrueScale, WornOn } from '@shop/contracts/core/true-scale'
import type { InferInsertModel } from 'drizzle-orm'
import type { media, productVideos } from '../../platform/db/schema/index.ts'
import type { Piece } from './pieces.ts'
import type { Shot, Source, SourceDesign } from '../source.ts'
import { WORDS } from './words.ts'

/** The contract's name of each view, in gallery order. */
const IMAGE_TYPE: Record<Shot, string> = { main: 'main', macro: 'macro', styled: 'detail' }
const SHOTS = ['main', 'macro', 'styled'] as const

/** Pictures of a piece in its own metal. A missing view is skipped, never taken from another metal. */
export function mediaOf(piece: Piece): InferInsertModel<typeof media>[] {
  const pictures = piece.design.pictures[piece.look] ?? {}
  const shots = SHOTS.flatMap((shot) => (pictures[shot] ? [{ shot, picture: pictures[shot] }] : []))
  return shots.map(({ shot, picture }, position) => ({
    product_id: piece.id,
    position,
    picture,
    image_type: IMAGE_TYPE[shot],
    is_other_metal: false,
    alt_ru: altOf(piece, 'ru', shot),
    alt_en: altOf(piece, 'en', shot),
  }))
}

/** By kind, and by design where the kind does not say it. */
const WORN_ON: Partial<Record<string, WornOn>> = {
  rings: 'finger',
  bracelets: 'wrist',
  necklaces: 'neck',
  earrings: 'lobe',
  'ear-cuff': 'helix',
  labret: 'lobe',
  'clicker-pave': 'helix',
  'curb-chain': 'neck',
  'dog-tag': 'neck',
  'signet-onyx': 'finger',
  'band-brushed': 'finger',
  'leather-cord': 'wrist',
}

/** Where the first earring of each picture ends, and where it is pierced, as shares of the pair's width. */
const PAIRS: Partial<Record<string, TrueScale['pair']>> = {
  'studs-brilliant': { end: 0.47, pierced: 0.18 },
  'studs-pearl': { end: 0.47, pierced: 0.2 },
  'studs-topaz': { end: 0.47, pierced: 0.19 },
  'hoops-thin': { end: 0.635, pierced: 0.31 },
  'hoops-bold': { end: 0.61, pierced: 0.29 },
  'hoops-twist': { end: 0.61, pierced: 0.29 },
  'huggies-pave': { end: 0.6, pierced: 0.27 },
  'drops-amethyst': { end: 0.47, pierced: 0.24 },
  'drops-pearl': { end: 0.46, pierced: 0.25 },
  labret: { end: 0.45, pierced: 0.23 },
}

export const scaleOf = ({ slug, kind, scale }: SourceDesign): TrueScale | null =>
  scale && { ...scale, wornOn: WORN_ON[slug] ?? WORN_ON[kind] ?? null, ...(PAIRS[slug] && { pair: PAIRS[slug] }) }

/** The video of a piece, over its main picture. */
export function videosOf({ id, slug, design, look }: Piece, videos: Source['videos']): InferInsertModel<typeof productVideos>[] {
  const clip = videos[slug]
  const poster = design.pictures[look]?.main
  return clip && poster
    ? [{ product_id: id, position: 0, poster, mp4: `/pictures/${clip.mp4}`, webm: `/pictures/${clip.webm}`, seconds: clip.seconds }]
    : []
}

/** Piece, metal, stone, view. */
function altOf({ design, metal }: Piece, locale: 'ru' | 'en', shot: Shot): string {
  const words = WORDS[locale]
  const parts = [design.name[locale], metal && words.metals[metal].name, design.gem?.name[locale].toLowerCase(), words.shots[shot]]
  return parts.filter(Boolean).join(', ')
}
