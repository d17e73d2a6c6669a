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

export const scaleOf = ({ slug, kind, scale }: SourceDesign): TrueScale | null =>
  scale && { ...scale, wornOn: WORN_ON[slug] ?? WORN_ON[kind] ?? null }

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
