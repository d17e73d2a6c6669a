import { createEvent, createStore, sample } from 'effector'
import { REVIEW_PICTURE } from '@shop/contracts/catalog/reviews/limits'
import { type UploadedPicture, uploadReviewPicture } from '@shop/contracts/catalog/reviews/write-review'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { fileOf } from '@shop/forms/fields/file'
import { codeOf, fieldCodesOf, randomId, type RequestError } from '@shop/http'
import { createUpload } from '@shop/http/upload'

/** A chosen file that is not uploaded yet, or was refused. */
export interface Transfer {
  id: string
  /** Signed link of the order. */
  token: string
  /** The piece whose review gets it. */
  itemId: number
  file: File
  /** Why it was refused; null while it waits or is sent. */
  code: ErrorCode | null
  /** Uploaded: waits for the form of its piece. */
  picture: UploadedPicture | null
}

interface Chosen {
  token: string
  itemId: number
  files: readonly File[]
  /** How many more the review may have. */
  room: number
}

export const picturesChosen = createEvent<Chosen>()
export const transferDropped = createEvent<Transfer>()
export const transferRetried = createEvent<Transfer>()
/** The form of this piece has taken what was uploaded for it. */
export const uploadsTaken = createEvent<number>()

const { uploadFx, $progress, cancelled } = createUpload(uploadReviewPicture)
export { $progress }

const codeOfUpload = (error: RequestError) => fieldCodesOf(error)[REVIEW_PICTURE.field] ?? codeOf(error)

export const $transfers = createStore<readonly Transfer[]>([], { serialize: 'ignore' })
  .on(picturesChosen, (transfers, { files, room, ...place }) => [
    ...transfers,
    ...files.slice(0, room).map((file) => ({ ...place, id: randomId(), file, code: fileOf(file, REVIEW_PICTURE), picture: null })),
  ])
  .on(transferDropped, (transfers, dropped) => transfers.filter(({ id }) => id !== dropped.id))
  .on(transferRetried, (transfers, { id }) => transfers.map((one) => (one.id === id ? { ...one, code: null } : one)))
  .on(uploadFx.fail, (transfers, { params: { file }, error }) =>
    transfers.map((one) => (one.file === file ? { ...one, code: codeOfUpload(error) } : one)),
  )
  .on(uploadFx.done, (transfers, { params: { file }, result: { result } }) =>
    transfers.map((one) => (one.file === file ? { ...one, picture: result } : one)),
  )
  .on(uploadsTaken, (transfers, itemId) => transfers.filter((one) => one.itemId !== itemId || one.picture === null))

/** One is sent at a time, in the order of choice. */
const $first = $transfers.map((transfers) => transfers.find(({ code, picture }) => code === null && picture === null) ?? null)
/** The file under way. */
export const $sent = createStore<File | null>(null, { serialize: 'ignore' })
  .on(uploadFx, (_, { file }) => file)
  .reset(uploadFx.finally)

/** More files were chosen than a review takes. */
export const $isOverfull = createStore(false, { serialize: 'ignore' })
  .on(picturesChosen, (_, { files, room }) => files.length > room)
  .reset(transferDropped)

sample({ clock: transferDropped, source: $sent, filter: (sent, { file }) => sent === file, fn: () => undefined, target: cancelled })
const ready = sample({
  clock: [$first, uploadFx.finally],
  source: { transfer: $first, busy: uploadFx.pending },
  fn: ({ transfer, busy }) => (busy ? null : transfer),
})
sample({ clock: ready, filter: Boolean, fn: ({ token, file }) => ({ body: { token }, file }), target: uploadFx })
