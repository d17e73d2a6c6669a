import * as v from 'valibot'
import type { StoredLooks } from '../documents/stored-looks.ts'
import { kindOf, type StoredBanners, type StoredPage, type StoredWinterSale } from '../documents/documents.ts'
import { shownIn, StoredBlock } from '../documents/stored.ts'
import { type Problem, textsIn } from './problem.ts'

export interface DocumentReferences {
  pictures: string[]
  slugs: string[]
  /** Slugs of pieces whose videos are shown. */
  clips: string[]
}

/** Picture keys and product slugs used by a valid document. */
export function shownBy(name: string, body: unknown): DocumentReferences {
  const kind = kindOf(name)?.kind
  if (kind === 'banners') {
    const pictures = (body as StoredBanners).flatMap(({ picture, portrait }) => [picture, ...(portrait ? [portrait] : [])])
    return { pictures, slugs: [], clips: [] }
  }
  if (kind === 'winter-sale') return { pictures: [(body as StoredWinterSale).picture], slugs: [], clips: [] }
  if (kind === 'looks')
    return { pictures: [], slugs: (body as StoredLooks).flatMap(({ pieces }) => pieces.map(({ slug }) => slug)), clips: [] }
  const blocks = kind === 'page' ? (body as StoredPage).blocks.map((block) => shownIn(v.parse(StoredBlock, block))) : []
  return {
    pictures: blocks.flatMap(({ pictures }) => pictures),
    slugs: blocks.flatMap(({ slugs }) => slugs),
    clips: blocks.flatMap(({ clips }) => clips),
  }
}

export interface KnownReferences {
  pictures: ReadonlySet<string>
  slugs: ReadonlySet<string>
  clips: ReadonlySet<string>
}

/** Missing pictures, videos and products. */
export function* referenceProblems(name: string, body: unknown, known: KnownReferences): Generator<Problem> {
  const { pictures, slugs, clips } = shownBy(name, body)
  const lost = new Map([
    ...pictures.filter((key) => !known.pictures.has(key)).map((key) => [key, `There is no picture "${key}".`] as const),
    ...clips.filter((slug) => !known.clips.has(slug)).map((slug) => [slug, `The piece "${slug}" has no clip.`] as const),
    ...slugs.filter((slug) => !known.slugs.has(slug)).map((slug) => [slug, `There is no piece "${slug}".`] as const),
  ])
  for (const { path, text } of textsIn(body)) {
    const message = lost.get(text)
    if (message) yield { path, message }
  }
}
