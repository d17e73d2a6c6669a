import { PictureUser, removePicture, USERS_TOLD } from '@shop/contracts/services/back-office/pictures'
import * as v from 'valibot'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import type { Catalogue } from '../../goods/catalog/catalogue.ts'
import { shownBy } from '../../goods/content/check/references.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { rowsOf } from '../../platform/db/rows.ts'
import type { Api } from '../../platform/http/implement.ts'
import { deleteFiles } from '../../platform/picture-files/picture-files.ts'
import { UPLOADS } from '../../platform/pictures/stored.ts'
import { implementSigned } from '../../platform/signed.ts'

const documentRow = v.object({ name: v.string(), body: v.unknown() })

const USERS = `
  SELECT 'product' AS kind, slug AS name FROM products p
  WHERE EXISTS (SELECT FROM media m WHERE m.product_id = p.id AND m.picture = $1)
    OR EXISTS (SELECT FROM product_videos v WHERE v.product_id = p.id AND v.poster = $1)
  UNION ALL SELECT 'designer', slug FROM designers WHERE $1 IN (wide, portrait, feature)
  UNION ALL SELECT 'certificate-design', id::text FROM deposit_designs WHERE picture = $1
  ORDER BY 1, 2`
/** What is shown at $1, and what will be. */
const CONTENT = `
  SELECT document AS name, body FROM content_versions v WHERE cancelled_at IS NULL AND (publish_at > $1::timestamptz OR version = (
    SELECT version FROM content_versions shown
    WHERE shown.document = v.document AND publish_at <= $1::timestamptz AND cancelled_at IS NULL
    ORDER BY publish_at DESC, version DESC LIMIT 1))
  ORDER BY document`
/** $1 key, $2 beginning of its paths. Orders and passports keep the paths of what was bought. */
const REMOVE_FILES = `
  WITH kept AS (
    SELECT photo->>'base' AS base FROM order_lines WHERE starts_with(photo->>'base', $2)
    UNION SELECT photo->>'base' FROM passports WHERE starts_with(photo->>'base', $2)
  )
  DELETE FROM picture_files WHERE picture = $1 AND NOT EXISTS (SELECT FROM kept WHERE starts_with(path, kept.base || '-'))`
const REMOVE = 'DELETE FROM pictures WHERE key = $1'

/** DELETE /back-office/pictures/{key}. A key that nothing knows is removed already. */
export function serveRemovals(api: Api, catalogue: Catalogue) {
  const { database, clock } = api
  implementSigned(api, removePicture, async ({ params: { key } }) => {
    const users = await database.transaction(async (connection) => {
      const found = await usersOf(connection, key, clock.now())
      if (found.length > 0) return found
      // A day later: the office may send the same picture again, which gets the same paths.
      await deleteFiles(connection, REMOVE_FILES, [key, `${UPLOADS}${key}-`], new Date(clock.now().getTime() + DAY_MS))
      await connection.query(REMOVE, [key])
      return []
    })
    if (users.length > 0) return { result: false, refused: { reason: 'in_use' as const, by: users.slice(0, USERS_TOLD) } }
    catalogue.forget()
    return { result: true, refused: null }
  })
}

async function usersOf(connection: Queryable, key: string, now: Date): Promise<PictureUser[]> {
  const rows = await rowsOf(connection, PictureUser, USERS, [key])
  const documents = await rowsOf(connection, documentRow, CONTENT, [now.toISOString()])
  const naming = documents.filter(({ name, body }) => shownBy(name, body).pictures.includes(key)).map(({ name }) => name)
  return [...rows, ...[...new Set(naming)].map((name) => ({ kind: 'content' as const, name }))]
}
