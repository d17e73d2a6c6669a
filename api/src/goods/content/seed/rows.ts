import type { InferInsertModel } from 'drizzle-orm'
import { problemsIn } from '../check/document.ts'
import type { StoredPage } from '../documents/documents.ts'
import type { ContentFile } from '../files/files.ts'
import { rowOf } from '../documents/row.ts'
import { StartError } from '../../../platform/db/database.ts'
import { contentVersions } from '../../../platform/db/schema/index.ts'
import { seededContent } from './files.ts'

export const CONTENT_TABLES = { contentVersions }

const ALWAYS = new Date(0)
const editionOf = ({ body }: ContentFile) => (body as Partial<StoredPage>).version ?? 0

/** The initial publication: all editions of each document in order. @throws StartError for an invalid file. */
export function contentRows(): { contentVersions: InferInsertModel<typeof contentVersions>[] } {
  const files = seededContent()
  for (const file of files) mustBeSound(file)
  return {
    contentVersions: files.map((file) => {
      const before = files.filter((other) => other.name === file.name && editionOf(other) < editionOf(file))
      const row = rowOf(file.name, before.length + 1, file.body, ALWAYS)
      return { ...row, cancelled_at: null, created_at: row.publish_at }
    }),
  }
}

function mustBeSound({ file, name, body, problems, placeOf }: ContentFile) {
  const [problem] = [...problems, ...(body === undefined ? [] : problemsIn(name, body).map((one) => ({ ...placeOf(one), ...one })))]
  if (!problem) return
  throw new StartError(
    `api/content/${file}:${problem.line}:${problem.column} ${problem.message} npm run content -- check tells all of them.`,
  )
}
