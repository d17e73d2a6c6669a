import { combine, createEvent, createStore, sample } from 'effector'
import { reviewsByLink, type ReviewedPiece, writeReview } from '@shop/contracts/catalog/reviews/write-review'
import { forgetDraftOn } from '@shop/flows/kept-draft'
import { createRequestFx, failureOf } from '@shop/http'
import type { Fields } from './fields.ts'
import { $transfers } from './pictures.ts'
import type { ReviewUrl } from './url.ts'

export const opened = createEvent<ReviewUrl>()
export const edited = createEvent<boolean>()
/** Valid form values for a piece. */
export const submitted = createEvent<{ itemId: number; fields: Fields }>()
/** The shopper wants to edit the review that was just sent. */
export const changeWanted = createEvent<void>()
export const retried = createEvent<void>()

const showFx = createRequestFx(reviewsByLink)
export const writeFx = createRequestFx(writeReview)

export const draftKey = (itemId: number) => `review-draft-${itemId}`
forgetDraftOn(writeFx.done, ({ params }) => draftKey(params.body?.itemId ?? 0))

const $url = createStore<ReviewUrl>({ key: null, piece: null }).on(opened, (_, url) => url)
export const $key = $url.map(({ key }) => key)

interface ReviewedOrder {
  key: string
  name: string
  pieces: readonly ReviewedPiece[]
}

/** With its key: what another link opened is not shown. */
const $shown = createStore<ReviewedOrder | null>(null)
  .on(opened, (shown, { key }) => (shown?.key === key ? shown : null))
  .on([showFx.done, writeFx.done], (_, { params, result }) => ({ ...result.result, key: params.params?.token ?? '' }))
export const $order = combine($shown, $key, (shown, key) => (shown?.key === key ? shown : null))

/** The piece of the form. */
export const $piece = combine($order, $url, (order, url) => {
  const pieces = order?.pieces ?? []
  return pieces.find(({ itemId }) => itemId === url.piece) ?? pieces.find(({ review }) => !review) ?? pieces[0] ?? null
})

export const $readFailure = failureOf(showFx).reset(opened, retried)
export const $failure = failureOf(writeFx).reset(opened, submitted)

/** Item id whose review has just been sent. */
export const $sent = createStore<number | null>(null, { serialize: 'ignore' })
  .on(writeFx.done, (_, { params }) => params.body?.itemId ?? null)
  .reset(opened, changeWanted)

const $isEdited = createStore(false, { serialize: 'ignore' })
  .on(edited, (_, isEdited) => isEdited)
  .reset(writeFx.done, opened)
/** A version swap waits while true. */
export const $dirty = combine($isEdited, $transfers, (isEdited, transfers) => isEdited || transfers.length > 0)

sample({
  clock: [opened, retried],
  source: { url: $url, shown: $shown },
  filter: ({ url, shown }) => url.key !== null && shown === null,
  fn: ({ url }) => ({ params: { token: url.key ?? '' } }),
  target: showFx,
})
sample({
  clock: submitted,
  source: { key: $key, busy: writeFx.pending },
  // Ignores a second click while sending.
  filter: ({ key, busy }) => key !== null && !busy,
  fn: ({ key }, { itemId, fields: { fit, pictures, ...rest } }) => ({
    params: { token: key ?? '' },
    body: { ...rest, itemId, fit: fit || null, pictures: pictures.map(({ id }) => id) },
  }),
  target: writeFx,
})
