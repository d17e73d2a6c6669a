import type { InferInsertModel } from 'drizzle-orm'
import type { media, productVideos } from '../db/schema/index.ts'
import type { Piece } from './pieces.ts'
import type { Shot, Source } from './source.ts'
import { WORDS } from './words.ts'

/** The piece as the contract calls its pictures. */
const IMAGE_TYPE: Record<Shot, string> = { main: 'main', macro: 'macro', styled: 'detail' }

/** Pictures of a piece: its own first; where its metal has no close view, that of another metal shows last and says so. */
export function mediaOf(piece: Piece): InferInsertModel<typeof media>[] {
  const { design, look } = piece
  const own = shotsOf(piece, look)
  const missing = (['macro', 'styled'] as const).filter((shot) => !own.some((one) => one.shot === shot))
  const others = missing.flatMap((shot) => {
    const other = Object.keys(design.pictures).find((metal) => design.pictures[metal]?.[shot])
    return other ? shotsOf(piece, other).filter((one) => one.shot === shot) : []
  })
  return [...own, ...others].map(({ shot, picture, metal }, position) => ({
    product_id: piece.id,
    position,
    picture,
    image_type: IMAGE_TYPE[shot],
    is_other_metal: metal !== look,
    alt_ru: altOf(piece, 'ru', metal, shot),
    alt_en: altOf(piece, 'en', metal, shot),
  }))
}

/** The clip of a piece, over its main picture. */
export function videosOf({ id, slug, design, look }: Piece, videos: Source['videos']): InferInsertModel<typeof productVideos>[] {
  const clip = videos[slug]
  const poster = design.pictures[look]?.main
  return clip && poster
    ? [{ product_id: id, position: 0, poster, mp4: `/pictures/${clip.mp4}`, webm: `/pictures/${clip.webm}`, seconds: clip.seconds }]
    : []
}

function shotsOf({ design }: Piece, metal: string) {
  const pictures = design.pictures[metal] ?? {}
  return (['main', 'macro', 'styled'] as const).flatMap((shot) => (pictures[shot] ? [{ shot, picture: pictures[shot], metal }] : []))
}

/** Piece, metal, stone, view. */
function altOf({ design, metal: own, look }: Piece, locale: 'ru' | 'en', metal: string, shot: Shot): string {
  const words = WORDS[locale]
  const shown = metal === look ? own : (metal as keyof typeof words.metals)
  const parts = [design.name[locale], shown && words.metals[shown].name, design.gem?.name[locale].toLowerCase(), words.shots[shot]]
  return parts.filter(Boolean).join(', ')
}
