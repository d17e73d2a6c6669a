import type { ContentRefusal } from '@shop/contracts/content/content-publishing'
import type { Queryable } from '../../../platform/db/database.ts'
import { problemsIn } from '../check/document.ts'
import { referenceProblems, shownBy } from '../check/references.ts'

export interface WrittenDocument {
  name: string
  body: unknown
}

const PICTURES_SQL = 'SELECT key FROM pictures WHERE key = ANY ($1::text[])'
const CLIPS_SQL = 'SELECT p.slug FROM product_videos v JOIN products p ON p.id = v.product_id WHERE p.slug = ANY ($1::text[])'
const PIECES_SQL = 'SELECT slug FROM products WHERE slug = ANY ($1::text[]) AND NOT is_archive'

/** Reasons to refuse documents: their own errors, and pictures and products that this shop does not have. */
export async function validateDocuments(connection: Queryable, documents: readonly WrittenDocument[]): Promise<ContentRefusal[]> {
  const faults = documents.flatMap(({ name, body }) =>
    problemsIn(name, body).map(({ path, message }) => ({ name, path: [...path], message })),
  )
  if (faults.length > 0) return faults
  const shown = documents.map(({ name, body }) => shownBy(name, body))
  const pictures = await connection.query<{ key: string }>(PICTURES_SQL, [shown.flatMap((one) => one.pictures)])
  const pieces = await connection.query<{ slug: string }>(PIECES_SQL, [shown.flatMap(({ slugs }) => slugs)])
  const clips = await connection.query<{ slug: string }>(CLIPS_SQL, [shown.flatMap((one) => one.clips)])
  const known = {
    pictures: new Set(pictures.map(({ key }) => key)),
    slugs: new Set(pieces.map(({ slug }) => slug)),
    clips: new Set(clips.map(({ slug }) => slug)),
  }
  return documents.flatMap(({ name, body }) =>
    [...referenceProblems(name, body, known)].map(({ path, message }) => ({ name, path: [...path], message })),
  )
}
