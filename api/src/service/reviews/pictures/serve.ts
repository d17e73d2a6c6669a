import { officeReviewPicture } from '@shop/contracts/services/back-office/requests/reviews'
import * as v from 'valibot'
import { rowOf } from '../../../platform/db/rows.ts'
import type { Api } from '../../../platform/http/implement.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { UPLOADS } from '../../../platform/pictures/stored.ts'
import { implementSigned } from '../../../platform/signed.ts'

/** $1 path of a file. */
const PUBLISHED = `
  SELECT f.bytes FROM picture_files f JOIN review_pictures p ON f.picture = 'review_pictures/' || p.id
  JOIN reviews r ON r.id = p.review_id WHERE f.path = $1 AND r.status = 'published'`
const FALLBACK = "SELECT 'review_pictures/' || id || '-' || fallback || '.webp' AS path FROM review_pictures WHERE id = $1"

const TYPES: Record<string, string> = { avif: 'image/avif', webp: 'image/webp' }
/** A withdrawn picture leaves caches within an hour. */
const CACHED = 'public, max-age=3600'

/** Files of published reviews, and of all reviews for the back office [reviews.pictures-once-published]. */
export function serveReviewPictures(api: Api) {
  const { server, database, pictureFiles } = api
  server.get<{ Params: { file: string } }>(`/pictures/${UPLOADS}review_pictures/:file`, async ({ params: { file } }, reply) => {
    const type = TYPES[file.slice(file.lastIndexOf('.') + 1)]
    const path = `review_pictures/${file}`
    const [row] = type && !file.includes('\0') ? await database.query<{ bytes: Uint8Array | null }>(PUBLISHED, [path]) : []
    const bytes = row ? await pictureFiles.contentOf(path, row.bytes) : null
    if (!bytes) throw new Refused('NOT_FOUND')
    return reply.headers({ 'content-type': type, 'cache-control': CACHED }).send(bytes)
  })
  implementSigned(api, officeReviewPicture, async ({ params: { pictureId } }) => {
    const row = await rowOf(database, v.object({ path: v.string() }), FALLBACK, [pictureId])
    const bytes = row ? await pictureFiles.read(database, row.path) : null
    if (!bytes) throw new Refused('NOT_FOUND')
    return { result: true as const, file: bytes.toString('base64') }
  })
}
