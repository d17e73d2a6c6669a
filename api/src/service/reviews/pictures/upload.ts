import { randomUUID } from 'node:crypto'
import { REVIEW_PICTURE } from '@shop/contracts/catalog/reviews/limits'
import { uploadReviewPicture } from '@shop/contracts/catalog/reviews/write-review'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import type { PictureReason } from '@shop/contracts/services/back-office/pictures'
import { type Api, implement } from '../../../platform/http/implement.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { visitorOf } from '../../../platform/http/visitor.ts'
import { encodePicture, resized, WEBP } from '../../../platform/pictures/encode.ts'
import { UPLOADS } from '../../../platform/pictures/stored.ts'
import { createTurn } from '../../../platform/uploads/in-turn.ts'
import { receiveUploads, type UploadOf } from '../../../platform/uploads/receive.ts'
import { countOne, requireLimits, REVIEW_PICTURES_FROM_ADDRESS, REVIEW_PICTURES_OF_ORDER } from '../../../visitors/guards/limits.ts'
import { type LinkedOrder, orderOfLink } from '../link.ts'

/** CSS px of a thumbnail in the form, twice. */
const PREVIEW_WIDTH = 200

const ADD = `
  INSERT INTO review_pictures (id, order_id, review_id, position, base, widths, fallback, width, height, color, preview, uploaded_at)
  VALUES ($1, $2, NULL, 0, $3, $4::jsonb, $5, $6, $7, $8, $9, $10::timestamptz)`

const CODES: Record<PictureReason, ErrorCode> = {
  unknown_type: 'WRONG_FIELD',
  broken_file: 'FILE_BROKEN',
  too_large: 'BODY_TOO_LARGE',
  too_many_pixels: 'PICTURE_SIZE',
  too_narrow: 'PICTURE_SIZE',
}

/** Making one takes the cores and the memory of its pixels. */
const inTurn = createTurn()

const guardOf = (order: LinkedOrder, address: string) =>
  [
    [REVIEW_PICTURES_OF_ORDER, String(order.id)],
    [REVIEW_PICTURES_FROM_ADDRESS, address],
  ] as const

/** Uploads by the signed link of an order, made anew without metadata [reviews.pictures-made-anew]. */
export function serveReviewUploads(api: Api) {
  const { database, clock, limits, frontDoorKey } = api
  const part = REVIEW_PICTURE
  receiveUploads(
    api,
    {
      part,
      mayTake: async (request, form) => {
        const order = await orderOfLink(api, String(form['token']))
        await requireLimits(database, clock, guardOf(order, visitorOf(request, frontDoorKey).address), limits)
        return true
      },
    },
    serveUpload,
  )
}

function serveUpload(api: Api, uploadOf: UploadOf) {
  const { database, clock, limits, pictureFiles } = api
  implement(api, uploadReviewPicture, async ({ body, request, visitor: { address } }) => {
    const order = await orderOfLink(api, body.token)
    const upload = uploadOf(request)
    if (!upload) throw new Refused('WRONG_FORM_DATA', { [REVIEW_PICTURE.field]: 'REQUIRED_FIELD' })
    return inTurn(async () => {
      await countOne(database, clock, guardOf(order, address), limits)
      const file = await upload.read()
      const made = await encodePicture(file, 'review')
      if (typeof made === 'string') throw new Refused('WRONG_FORM_DATA', { [REVIEW_PICTURE.field]: CODES[made] })
      const { files, widths, fallback, width, height, color } = made
      const id = randomUUID()
      // The underscore keeps it apart from pictures of the office: their keys have none.
      const name = `review_pictures/${id}`
      const small = await resized(files.get(`-${fallback}.webp`) ?? file, PREVIEW_WIDTH)
        .webp(WEBP)
        .toBuffer()
      const preview = `data:image/webp;base64,${small.toString('base64')}`
      const now = clock.now().toISOString()
      const addFiles = await pictureFiles.put({ picture: name, base: name, files })
      await database.transaction(async (connection) => {
        await addFiles(connection)
        const facts = [UPLOADS + name, JSON.stringify(widths), fallback, width, height, color]
        await connection.query(ADD, [id, order.id, ...facts, preview, now])
      })
      return { result: { id, preview } }
    })
  })
}
