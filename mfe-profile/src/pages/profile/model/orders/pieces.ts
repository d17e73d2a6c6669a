import { createEvent, createStore, merge, sample } from 'effector'
import {
  requestWorkshop,
  endTransfer,
  hidePassport,
  myPassports,
  onePassport,
  type Passport,
  type PassportCard,
  publishPassport,
  type RequestKind,
  startTransfer,
} from '@shop/contracts/account/passports'
import { createRequestFx, failureOf, isNotFound, randomId } from '@shop/http'
import { toastShown } from '@shop/session'
import { phrase } from '../../texts/index.ts'
import { $address, endVisitBy, failureInVisit, forgotten, opened, sectionWanted } from '../visit.ts'

export interface Wish {
  kind: RequestKind
  wish: string
}

const piecesFx = createRequestFx(myPassports)
const pieceFx = createRequestFx(onePassport)
export const requestWorkshopFx = createRequestFx(requestWorkshop)
const startTransferFx = createRequestFx(startTransfer)
const endTransferFx = createRequestFx(endTransfer)
const publishFx = createRequestFx(publishPassport)
const hideFx = createRequestFx(hidePassport)

/** Opens the form of this kind; null closes it. */
export const formChosen = createEvent<RequestKind | null>()
export const wishSubmitted = createEvent<Wish>()
export const transferStarted = createEvent<void>()
export const transferEnded = createEvent<void>()
export const pagePublished = createEvent<void>()
export const pageHidden = createEvent<void>()

const CHANGES = [requestWorkshopFx, startTransferFx, endTransferFx, publishFx, hideFx]
const changed = merge(CHANGES.map(({ doneData }) => doneData))
const failed = merge(CHANGES.map(({ failData }) => failData))

export const $pieces = createStore<PassportCard[] | null>(null, { serialize: 'ignore' })
  .on(piecesFx.doneData, (_, { result }) => result)
  .reset(forgotten)

export const $piece = createStore<Passport | null>(null, { serialize: 'ignore' })
  .on(pieceFx.doneData, (_, { result }) => result)
  .on(changed, (_, { passport }) => passport)
  .on(opened, (known, { piece }) => (known?.id === piece ? known : null))
  .reset(forgotten)

/** Why list or passport failed to load. */
export const $piecesFailure = failureInVisit(piecesFx, pieceFx).reset(piecesFx, pieceFx, opened)

/** Why the request was refused; input stays. */
export const $wishFailure = failureOf(requestWorkshopFx).reset(requestWorkshopFx, formChosen, opened, forgotten)

export const $formKind = createStore<RequestKind | null>(null, { serialize: 'ignore' })
  .on(formChosen, (_, kind) => kind)
  .reset(requestWorkshopFx.done, opened, forgotten)

/** An unchanged request keeps its idempotency key: its response may have been lost. */
const $sent = createStore<(Wish & { key: string }) | null>(null, { serialize: 'ignore' })
  .on(wishSubmitted, (sent, wish) => (sent?.kind === wish.kind && sent.wish === wish.wish ? sent : { ...wish, key: randomId() }))
  .reset(requestWorkshopFx.done, opened, forgotten)

export const $changing = createStore(0, { serialize: 'ignore' })
  .on(CHANGES, (count) => count + 1)
  .on(
    CHANGES.map((fx) => fx.finally),
    (count) => count - 1,
  )
  .map((count) => count > 0)

sample({
  clock: sectionWanted,
  source: $address,
  filter: ({ piece }, section) => section === 'piecesData' && piece === undefined,
  fn: () => ({}),
  target: piecesFx,
})
sample({
  clock: sectionWanted,
  source: $address,
  filter: ({ piece }, section) => section === 'piecesData' && piece !== undefined,
  fn: ({ piece = '' }) => ({ params: { passportId: piece } }),
  target: pieceFx,
})

const held = { source: $address, filter: ({ piece }: { piece?: string }) => piece !== undefined }
const asParams = ({ piece = '' }: { piece?: string }) => ({ params: { passportId: piece } })
sample({
  clock: wishSubmitted,
  source: { address: $address, sent: $sent },
  filter: ({ address, sent }) => address.piece !== undefined && sent !== null,
  fn: ({ address, sent }, { kind, wish }) => ({ ...asParams(address), body: { kind, wish, idempotencyKey: sent?.key ?? '' } }),
  target: requestWorkshopFx,
})
sample({ clock: transferStarted, ...held, fn: asParams, target: startTransferFx })
sample({ clock: transferEnded, ...held, fn: asParams, target: endTransferFx })
sample({ clock: pagePublished, ...held, fn: asParams, target: publishFx })
sample({ clock: pageHidden, ...held, fn: asParams, target: hideFx })

sample({ clock: requestWorkshopFx.done, fn: () => ({ text: phrase('requestSent') }), target: toastShown })
sample({ clock: endTransferFx.done, fn: () => ({ text: phrase('transferEnded') }), target: toastShown })
sample({ clock: hideFx.done, fn: () => ({ text: phrase('pageHidden') }), target: toastShown })
sample({
  clock: merge([startTransferFx.failData, endTransferFx.failData, publishFx.failData, hideFx.failData]),
  filter: (error) => error.kind !== 'http' || (error.status !== 401 && error.status !== 404),
  fn: () => ({ text: phrase('pieceNotChanged') }),
  target: toastShown,
})
// Transferred meanwhile: reloads the passport, which is gone.
sample({
  clock: failed,
  source: $address,
  filter: (_, error) => isNotFound(error),
  fn: asParams,
  target: pieceFx,
})
endVisitBy(...CHANGES, piecesFx, pieceFx)
