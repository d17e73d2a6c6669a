import type { Picture } from '@shop/contracts/core/picture'
import type { Queryable } from '../../platform/db/database.ts'

export type PictureFacts = Omit<Picture, 'alt'>

const PICTURES_SQL = 'SELECT key, base, widths, fallback, width, height, color FROM pictures WHERE key = ANY ($1::text[])'

/** Pictures by key; missing ones are skipped. */
export async function picturesOf(database: Queryable, keys: readonly string[]): Promise<Map<string, PictureFacts>> {
  const rows = keys.length > 0 ? await database.query<PictureFacts & { key: string }>(PICTURES_SQL, [keys]) : []
  return new Map(rows.map(({ key, ...picture }) => [key, picture]))
}
