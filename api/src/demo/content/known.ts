import type { KnownReferences } from '../../goods/content/check/references.ts'
import { videosOf } from '../goods/media.ts'
import { listPieces } from '../goods/pieces.ts'
import { readSource } from '../source.ts'

/** Pictures, videos and products that come with the code. */
export async function knownInSeed(): Promise<KnownReferences> {
  const source = await readSource()
  const pieces = listPieces(source.designs)
  const filmed = pieces.filter((piece) => videosOf(piece, source.videos).length > 0)
  return {
    pictures: new Set(Object.keys(source.pictures)),
    slugs: new Set(pieces.map(({ slug }) => slug)),
    clips: new Set(filmed.map(({ slug }) => slug)),
  }
}
