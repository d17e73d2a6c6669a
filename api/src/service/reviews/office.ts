import { MAX_ID } from '@shop/contracts/core/id'
import { decideReview, OFFICE_REVIEWS_MAX, officeReviews, OfficeReview } from '@shop/contracts/services/back-office/requests/reviews'
import * as v from 'valibot'
import type { Queryable } from '../../platform/db/database.ts'
import { idRow, instantColumn, rowOf, rowsOf } from '../../platform/db/rows.ts'
import type { Api } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { implementSigned } from '../../platform/signed.ts'
import { OF_REVIEW, removePictures } from './pictures/remove.ts'

/** The office reads Russian names of pieces, and sizes as they were bought. */
const REVIEWS = `
  SELECT r.id, r.stars, r.fit,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'width', p.width, 'height', p.height) ORDER BY p.position), '[]')
      FROM review_pictures p WHERE p.review_id = r.id AND p.order_id IS NOT NULL) AS pictures,
    r.text, r.name, r.locale, CASE r.locale WHEN 'ru' THEN s.size_ru ELSE s.size_en END AS size, r.status,
    r.reason, r.answer, r.written_at AS "writtenAt", o.number AS "order", jsonb_build_object('itemId', r.item_id, 'name', t.name) AS piece,
    count(*) OVER () AS total
  FROM reviews r LEFT JOIN skus s ON s.id = r.sku_id LEFT JOIN orders o ON o.id = r.order_id
  JOIN product_texts t ON t.product_id = r.item_id AND t.locale = 'ru'`
const WAITING = `${REVIEWS} WHERE r.status = $1 ORDER BY r.written_at, r.id LIMIT ${OFFICE_REVIEWS_MAX}`
const ONE = `${REVIEWS} WHERE r.id = $1`

/** A review that is published already keeps its date. $3 is when the office has read it, or null. */
const PUBLISH = `
  UPDATE reviews SET status = 'published', reason = NULL, published_at = coalesce(published_at, $2::timestamptz)
  WHERE id = $1 AND ($3::timestamptz IS NULL OR written_at = $3::timestamptz) RETURNING id`
const REFUSE = "UPDATE reviews SET status = 'refused', reason = $2, published_at = NULL WHERE id = $1 RETURNING id"
const ANSWER =
  "UPDATE reviews SET answer = nullif($2, ''), answered_at = CASE WHEN $2 <> '' THEN $3::timestamptz END WHERE id = $1 RETURNING id"

const officeRow = v.object({
  ...v.omit(OfficeReview, ['writtenAt']).entries,
  writtenAt: instantColumn,
  total: v.number(),
})

/** Reviews in the back office: nothing is published that a person has not read [reviews.moderated-first]. */
export function serveOfficeReviews(api: Api) {
  const { database, clock } = api
  implementSigned(api, officeReviews, async ({ query: { status } }) => {
    const rows = await rowsOf(database, officeRow, WAITING, [status])
    return { result: true as const, total: rows[0]?.total ?? 0, reviews: rows.map(toOfficeReview) }
  })
  implementSigned(api, decideReview, async ({ params: { reviewId }, body }) => {
    const id = Number(reviewId)
    if (!Number.isInteger(id) || id < 1 || id > MAX_ID) throw new Refused('NOT_FOUND')
    const now = clock.now().toISOString()
    return database.transaction(async (connection) => {
      const decided = await decide(connection, id, body, now)
      const row = await rowOf(connection, officeRow, ONE, [id])
      if (!row) throw new Refused('NOT_FOUND')
      return { result: decided !== undefined, review: toOfficeReview(row) }
    })
  })
}

type Decision = v.InferOutput<NonNullable<typeof decideReview.body>>

async function decide(connection: Queryable, id: number, body: Decision, now: string) {
  if (body.decision === 'publish') return rowOf(connection, idRow, PUBLISH, [id, now, body.writtenAt ?? null])
  if (body.decision === 'refuse') {
    await removePictures(connection, OF_REVIEW, [id])
    return rowOf(connection, idRow, REFUSE, [id, body.reason])
  }
  return rowOf(connection, idRow, ANSWER, [id, body.text, now])
}

const toOfficeReview = ({ total: _, writtenAt, ...review }: v.InferOutput<typeof officeRow>): OfficeReview => ({
  ...review,
  writtenAt: new Date(writtenAt).toISOString(),
})
