import { createEvent, createStore, sample } from 'effector'
import { answerProposal, ownSharedBag, type OwnSharedBag, shareBag, unshareBag } from '@shop/contracts/cart/shared-bag'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { codeOf, createRequestFx, failureOf, fieldCodesOf } from '@shop/http'
import { $online, cartAnswered, toastShown } from '@shop/session'
import { phrase } from './texts/index.ts'

/** The block is on screen; `isNew`: the shopper has just asked for the link. */
export const shown = createEvent<{ isNew: boolean }>()
export const linkWanted = createEvent<void>()
export const stylistChosen = createEvent<boolean>()
export const stopWanted = createEvent<void>()
/** Something has changed, says the stream. */
export const changed = createEvent<void>()
export const proposalAnswered = createEvent<{ id: number; name: string; decision: 'accept' | 'decline'; sku: string | null }>()
/** "Look" of the toast. */
const lookWanted = createEvent<void>()

const readFx = createRequestFx(ownSharedBag)
const makeFx = createRequestFx(shareBag)
const stopFx = createRequestFx(unshareBag)
const answerFx = createRequestFx(answerProposal)

/** Undefined until it is known whether the bag is shared. */
export const $share = createStore<OwnSharedBag | null | undefined>(undefined, { serialize: 'ignore', skipVoid: false }).on(
  [readFx.doneData, makeFx.doneData, stopFx.doneData, answerFx.doneData],
  (_, { share }) => share,
)
/** As chosen, before the answer says so; a failed change is taken back. */
export const $forStylist = createStore(false, { serialize: 'ignore' })
  .on($share, (_, share) => share?.forStylist ?? false)
  .on(stylistChosen, (_, isChosen) => isChosen)
  .on(makeFx.fail, (isChosen, { params }) => (params.body?.forStylist === undefined ? isChosen : !isChosen))
export const $isStopped = createStore(false, { serialize: 'ignore' })
  .on(stopFx.done, () => true)
  .reset(makeFx.done, shown)
export const $isMaking = makeFx.pending
export const $isStopping = stopFx.pending
export const $failure = failureOf(readFx, makeFx, stopFx).reset(readFx, makeFx, stopFx)

/** Id of the proposal whose answer is on its way. */
export const $answering = createStore<number | null>(null, { serialize: 'ignore' })
  .on(answerFx, (_, { params }) => Number(params?.proposalId))
  .reset(answerFx.finally)
export const $refusal = createStore<{ id: number; code: ErrorCode } | null>(null, { serialize: 'ignore' })
  .on(answerFx.fail, (_, { params, error }) => ({
    id: Number(params.params?.proposalId),
    code: fieldCodesOf(error)['sku'] ?? codeOf(error),
  }))
  .reset(proposalAnswered)
/** Counts presses of "Look". */
export const $looks = createStore(0, { serialize: 'ignore' }).on(lookWanted, (looks) => looks + 1)

sample({ clock: shown, filter: ({ isNew }) => !isNew, fn: () => ({}), target: readFx })
sample({ clock: shown, filter: ({ isNew }) => isNew, fn: () => undefined, target: linkWanted })
sample({ clock: changed, fn: () => ({}), target: readFx })
sample({ clock: linkWanted, source: makeFx.pending, filter: (isBusy) => !isBusy, fn: () => ({ body: {} }), target: makeFx })
sample({ clock: stylistChosen, fn: (forStylist) => ({ body: { forStylist } }), target: makeFx })
sample({ clock: stopWanted, source: stopFx.pending, filter: (isBusy) => !isBusy, fn: () => ({}), target: stopFx })
// What is shown stays; what could not be read is asked for again.
sample({ clock: $online, source: $share, filter: (share, isOnline) => isOnline && share === undefined, fn: () => ({}), target: readFx })

const $asked = createStore('', { serialize: 'ignore' }).on(proposalAnswered, (_, { name }) => name)
sample({
  clock: proposalAnswered,
  source: answerFx.pending,
  filter: (isBusy) => !isBusy,
  fn: (_, { id, decision, sku }) => ({
    params: { proposalId: String(id) },
    body: decision === 'accept' ? { decision, ...(sku !== null && { sku }) } : { decision },
  }),
  target: answerFx,
})
sample({ clock: answerFx.doneData, fn: ({ cartData }) => cartData, target: cartAnswered })
sample({
  clock: answerFx.done,
  source: $asked,
  fn: (name, { params, result }) => ({
    text: result.message ?? phrase(params.body?.decision === 'accept' ? 'added' : 'declined', { name }),
  }),
  target: toastShown,
})
// Sold out, or answered elsewhere.
sample({ clock: answerFx.fail, fn: () => ({}), target: readFx })

const $known = createStore<number[]>([], { serialize: 'ignore' })
const arrived = sample({
  clock: [readFx.doneData, makeFx.doneData],
  source: $known,
  fn: (known, { share }) => (share?.proposals ?? []).filter(({ id }) => !known.includes(id)),
})
$known.on(arrived, (known, proposals) => [...known, ...proposals.map(({ id }) => id)])
sample({
  clock: arrived,
  filter: (proposals) => proposals.length > 0,
  fn: (proposals) => ({
    text:
      proposals.length === 1
        ? phrase('arrived', { name: proposals[0]?.piece.name ?? '' })
        : phrase('arrivedMany', { count: proposals.length }),
    action: { label: phrase('look'), chosen: lookWanted },
  }),
  target: toastShown,
})
