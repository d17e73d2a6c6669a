import { REVIEW_PICTURE_WAITS_HOURS } from '@shop/contracts/catalog/reviews/limits'
import type { Queryable } from '../../../platform/db/database.ts'
import type { Api } from '../../../platform/http/implement.ts'
import { deleteFiles } from '../../../platform/picture-files/picture-files.ts'

/** $1 review. */
export const OF_REVIEW = 'review_id = $1'
/** $1 review, $2 ids of pictures that stay. */
export const LEFT_OUT = 'review_id = $1 AND id <> ALL($2::text[])'
/** $1 account: of its reviews, and uploaded by links of its orders. */
export const OF_ACCOUNT = `
  (review_id IN (SELECT id FROM reviews WHERE user_id = $1) OR order_id IN (SELECT id FROM orders WHERE user_id = $1))`
const FORGOTTEN = `review_id IS NULL AND uploaded_at < $1::timestamptz - make_interval(hours => ${REVIEW_PICTURE_WAITS_HOURS})`

/** Deletes pictures with their files, within a transaction. The condition is one of this module's. */
export const removePictures = (connection: Queryable, condition: string, values: readonly unknown[]) =>
  deleteFiles(
    connection,
    `WITH gone AS (DELETE FROM review_pictures WHERE ${condition} RETURNING id)
     DELETE FROM picture_files WHERE picture IN (SELECT 'review_pictures/' || id FROM gone)`,
    values,
  )

/** Deletes uploads that no review names [reviews.uploads-for-a-day]. */
export const removeForgottenPictures = ({ database, clock }: Pick<Api, 'database' | 'clock'>) =>
  database.transaction((connection) => removePictures(connection, FORGOTTEN, [clock.now().toISOString()]))
