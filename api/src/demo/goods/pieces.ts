import { bracelets } from '../designs/bracelets.ts'
import { broochesAndPiercing } from '../designs/brooches-piercing.ts'
import { earrings } from '../designs/earrings.ts'
import { menAndAccessories } from '../designs/men-accessories.ts'
import { necklaces } from '../designs/necklaces.ts'
import { rings } from '../designs/rings.ts'
import type { Stories, Story } from '../designs/story.ts'
import type { Metal } from '../designs/price-lists.ts'
import type { SourceDesign } from '../source.ts'

const STORIES: Stories = { ...rings, ...earrings, ...necklaces, ...bracelets, ...broochesAndPiercing, ...menAndAccessories }

/** A design in one metal: one product page. */
export interface Piece {
  id: number
  slug: string
  design: SourceDesign
  designId: number
  story: Story
  /** Metal key in the photo files. */
  look: string
  /** Actual material; null if not a precious metal. */
  metal: Metal | null
  position: number
}

/** Yellow in photos is not always gold. */
function metalOf(design: SourceDesign, look: string): Metal | null {
  if (design.slug === 'jewelry-box') return null
  return design.slug === 'hair-clip-pearl' && look === 'yellow' ? 'gilt' : (look as Metal)
}

/** Every design in every metal with a picture. Ids follow the order of designs. */
export function listPieces(designs: readonly SourceDesign[]): Piece[] {
  return designs.flatMap((design, index) => {
    const story = STORIES[design.slug]
    if (!story) throw new Error(`The demo shop has no story for the design ${design.slug}.`)
    const designId = index + 1
    return design.metals
      .filter(({ id }) => design.pictures[id]?.main)
      .map(({ id: look }, position) => ({
        id: designId * 10 + position + 1,
        slug: `${design.slug}-${look}`,
        design,
        designId,
        story,
        look,
        metal: metalOf(design, look),
        position,
      }))
  })
}
