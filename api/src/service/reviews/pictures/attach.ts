import type { Queryable } from '../../../platform/db/database.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { LEFT_OUT, removePictures } from './remove.ts'

/** $1: review, $2: order of the signed link, $3: picture ids. Matches only uploads of this link and pictures already in the review. */
const ATTACH = `
  UPDATE review_pictures p SET review_id = $1, position = named.position
  FROM unnest($3::text[]) WITH ORDINALITY AS named (id, position)
  WHERE p.id = named.id AND (p.review_id = $1 OR (p.review_id IS NULL AND p.order_id = $2)) RETURNING p.id`

interface Attaching {
  reviewId: number
  orderId: number
  ids: readonly string[]
}

/** Gives a review exactly these pictures, and deletes its others [reviews.own-uploads-only]. Throws PICTURE_GONE for an unknown one. */
export async function attachPictures(connection: Queryable, { reviewId, orderId, ids }: Attaching): Promise<void> {
  const attached = await connection.query(ATTACH, [reviewId, orderId, ids])
  if (attached.length !== ids.length) throw new Refused('WRONG_FORM_DATA', { pictures: 'PICTURE_GONE' })
  await removePictures(connection, LEFT_OUT, [reviewId, ids])
}
