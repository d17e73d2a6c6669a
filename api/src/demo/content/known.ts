import type { Known } from '../../content/check/references.ts'
import { listPieces } from '../pieces.ts'
import { readSource } from '../source.ts'

/** Pictures and pieces that come with the code. */
export async function knownInSeed(): Promise<Known> {
  const { pictures, designs } = await readSource()
  return { pictures: new Set(Object.keys(pictures)), slugs: new Set(listPieces(designs).map(({ slug }) => slug)) }
}
