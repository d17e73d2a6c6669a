import type { InferInsertModel } from 'drizzle-orm'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import type { products, productTags, productTexts } from '../../platform/db/schema/index.ts'
import { categories } from './categories.ts'
import { designers } from '../designers.ts'
import { giftTagsOf } from '../shoppers/gifts.ts'
import { scaleOf } from './media.ts'
import { stableHash } from '../../platform/stable-hash.ts'
import type { Piece } from './pieces.ts'
import { reportsOf } from '../stone-reports.ts'
import { ARCHIVED, DISCOUNTS, ENGRAVED, HITS, NEW_PIECES, PREORDER, TREND_MOODS } from '../showcase.ts'
import { WORDS } from './words.ts'

const NEWEST = Date.UTC(2026, 10, 20, 9)
const NEW_FOR_DAYS = 25
const OLDEST_DAYS = 400
const LETTER: Record<string, string> = { yellow: 'Y', white: 'W', rose: 'R', silver: 'S', black: 'B', steel: 'T' }

const idOf = (list: readonly { slug: string }[], slug: string) => {
  const index = list.findIndex((row) => row.slug === slug)
  if (index < 0) throw new Error(`The demo shop has no ${slug}.`)
  return index + 1
}

export const publishedAt = (slug: string) => {
  const place = NEW_PIECES.indexOf(slug)
  const days = place >= 0 ? place : NEW_FOR_DAYS + stableHash(`published ${slug}`, OLDEST_DAYS)
  return new Date(NEWEST - days * DAY_MS)
}

/** Popularity: manually chosen hits first, then pseudo-random with a small bonus for a design's first metal. */
const popularityOf = ({ slug, position }: Piece) => {
  const place = HITS.indexOf(slug)
  return place >= 0 ? 2000 - place * 10 : stableHash(`popular ${slug}`, 1000) + (position === 0 ? 300 : 0)
}

const codeOf = ({ story, designId, look }: Piece) => {
  const mark = designers.find(({ slug }) => slug === story.designer)?.mark ?? ''
  return `${mark}-${String(designId).padStart(4, '0')}-${LETTER[look] ?? 'X'}`
}

export const productOf = (piece: Piece): InferInsertModel<typeof products> => ({
  id: piece.id,
  design_id: piece.designId,
  category_id: idOf(categories, piece.design.kind),
  designer_id: idOf(designers, piece.story.designer),
  slug: piece.slug,
  metal: piece.metal,
  stone: piece.design.gem?.id ?? null,
  mood: piece.design.mood.toLowerCase(),
  external_code: `Z${100_000 + piece.id}`,
  product_code: codeOf(piece),
  is_archive: ARCHIVED.includes(piece.slug),
  preorder_on: PREORDER[piece.slug] ?? null,
  scale: scaleOf(piece.design),
  engraving: ENGRAVED[piece.design.slug] ?? null,
  stone_reports: reportsOf(piece),
  popularity: popularityOf(piece),
  published_at: publishedAt(piece.slug),
  position: piece.position,
})

export function productTextsOf(piece: Piece): InferInsertModel<typeof productTexts>[] {
  const { design, story, metal, id } = piece
  return (['ru', 'en'] as const).map((locale) => {
    const { about, stone, collection, facts } = story[locale]
    const words = WORDS[locale]
    const characteristics: [name: string, value: string][] = [...facts, [words.code, codeOf(piece)]]
    if (stone && design.gem) characteristics.unshift([design.gem.name[locale], stone])
    if (metal) characteristics.unshift([words.metal, words.metals[metal].hallmark])
    return {
      product_id: id,
      locale,
      name: nameOf(piece, locale),
      description: about,
      collection: collection ?? null,
      characteristics: characteristics.map(([name, value]) => ({ name, value })),
    }
  })
}

/** Adds the metal to the name if the design has several, so that cards differ. */
function nameOf({ design, metal }: Piece, locale: 'ru' | 'en'): string {
  const name = design.name[locale]
  return metal && design.metals.length > 1 ? `${name}, ${WORDS[locale].metals[metal].name}` : name
}

export function productTagsOf({ id, slug, design, position }: Piece): InferInsertModel<typeof productTags>[] {
  const mood = design.mood.toLowerCase()
  const tags = {
    sale: slug in DISCOUNTS,
    new: NEW_PIECES.includes(slug),
    hit: HITS.includes(slug),
    men: design.kind === 'men',
    // Pieces that the promo code EARRINGS20 applies to.
    promotion: design.kind === 'earrings' && !(slug in DISCOUNTS),
    trend: HITS.includes(slug) || (TREND_MOODS.includes(mood) && position === 0),
  }
  const given = Object.entries(tags).flatMap(([tag, has]) => (has ? [tag] : []))
  return [...given, ...giftTagsOf(design)].map((tag, place) => ({ tag, product_id: id, position: place }))
}
