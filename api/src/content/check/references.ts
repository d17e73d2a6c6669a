import * as v from 'valibot'
import { kindOf, type StoredBanners, type StoredPage } from '../documents.ts'
import { shownIn, StoredBlock } from '../stored.ts'
import { type Problem, textsIn } from './problem.ts'

export interface Shown {
  pictures: string[]
  slugs: string[]
}

/** Keys of pictures and slugs of pieces that a sound document shows. */
export function shownBy(name: string, body: unknown): Shown {
  const kind = kindOf(name)?.kind
  if (kind === 'banners') {
    const pictures = (body as StoredBanners).flatMap(({ picture, portrait }) => [picture, ...(portrait ? [portrait] : [])])
    return { pictures, slugs: [] }
  }
  const blocks = kind === 'page' ? (body as StoredPage).blocks.map((block) => shownIn(v.parse(StoredBlock, block))) : []
  return { pictures: blocks.flatMap(({ pictures }) => pictures), slugs: blocks.flatMap(({ slugs }) => slugs) }
}

export interface Known {
  pictures: ReadonlySet<string>
  slugs: ReadonlySet<string>
}

/** Pictures and pieces that the shop does not have. */
export function* referenceProblems(name: string, body: unknown, known: Known): Generator<Problem> {
  const { pictures, slugs } = shownBy(name, body)
  const lost = new Map([
    ...pictures.filter((key) => !known.pictures.has(key)).map((key) => [key, `There is no picture "${key}".`] as const),
    ...slugs.filter((slug) => !known.slugs.has(slug)).map((slug) => [slug, `There is no piece "${slug}".`] as const),
  ])
  for (const { path, text } of textsIn(body)) {
    const message = lost.get(text)
    if (message) yield { path, message }
  }
}
