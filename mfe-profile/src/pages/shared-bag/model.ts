import { combine, createEvent, createStore, sample } from 'effector'
import { proposePiece, sharedBag, type SharedBag, type SharedProposal, withdrawProposal } from '@shop/contracts/cart/shared-bag'
import { createRequestFx, failureOf, isStatus, pageFailureOf } from '@shop/http'
import { failPage, pageOpened } from '@shop/routing'
import { $isHydrated, toastShown } from '@shop/session'
import { bagAsk } from './asks.ts'
import { phrase } from './texts/index.ts'
import type { SharedBagUrl } from './url.ts'

export const opened = createEvent<SharedBagUrl>()
/** Something has changed, says the stream. */
export const changed = createEvent<void>()
export const pieceProposed = createEvent<{ piece: string; note: string }>()
export const withdrawWanted = createEvent<number>()

const showFx = createRequestFx(sharedBag)
const proposeFx = createRequestFx(proposePiece)
const withdrawFx = createRequestFx(withdrawProposal)

const $code = createStore('').on(opened, (_, { code }) => code)
/** With its code: a late answer of another link is not shown. */
const $shown = createStore<{ code: string; bag: SharedBag } | null>(null)
  .on(opened, (shown, { code }) => (shown?.code === code ? shown : null))
  .on([showFx.done, proposeFx.done, withdrawFx.done], (_, { params, result }) => ({ code: params.params?.code ?? '', bag: result.bag }))
export const $bag = combine($shown, $code, (shown, code) => (shown?.code === code ? shown.bag : null))
export const $linkCode = $code.map((code) => code)

export const $isProposing = proposeFx.pending
export const $failure = failureOf(proposeFx).reset(pieceProposed, opened)
/** Counts what was proposed: the form begins anew. */
export const $proposed = createStore(0, { serialize: 'ignore' }).on(proposeFx.done, (proposed) => proposed + 1)
/** Id of the proposal that is being taken back. */
export const $withdrawing = createStore<number | null>(null, { serialize: 'ignore' })
  .on(withdrawFx, (_, { params }) => Number(params?.proposalId))
  .reset(withdrawFx.finally)

const $isHere = createStore(false, { serialize: 'ignore' })
  .on(opened, () => true)
  .reset(pageOpened)
sample({ clock: opened, source: $shown, filter: (shown) => shown === null, fn: (_, url) => bagAsk(url), target: showFx })
// The server renders the bag without a session: asked again, the answer knows whose proposals are whose. After a refusal the bag may be over.
sample({
  clock: [$isHydrated, changed, withdrawFx.fail, sample({ clock: proposeFx.fail, filter: ({ error }) => isStatus(error, 404) })],
  source: { code: $code, isHere: $isHere },
  filter: ({ isHere }) => isHere,
  fn: ({ code }) => bagAsk({ code }),
  target: showFx,
})
sample({
  clock: pieceProposed,
  source: { code: $code, isBusy: proposeFx.pending },
  filter: ({ isBusy }) => !isBusy,
  fn: ({ code }, body) => ({ params: { code }, body }),
  target: proposeFx,
})
sample({
  clock: withdrawWanted,
  source: { code: $code, isBusy: withdrawFx.pending },
  filter: ({ isBusy }) => !isBusy,
  fn: ({ code }, id) => ({ params: { code, proposalId: String(id) } }),
  target: withdrawFx,
})
sample({ clock: proposeFx.done, fn: () => ({ text: phrase('proposed') }), target: toastShown })

// The answer to one's own proposal is told when it comes [bag.shared-accept].
const $own = createStore<{ waiting: number[]; answered: SharedProposal | null }>(
  { waiting: [], answered: null },
  { serialize: 'ignore' },
).on([showFx.doneData, proposeFx.doneData, withdrawFx.doneData], ({ waiting }, { bag: { proposals } }) => ({
  waiting: proposals.filter(({ isMine, status }) => isMine && status === 'waiting').map(({ id }) => id),
  answered: proposals.find(({ id, status }) => waiting.includes(id) && status !== 'waiting') ?? null,
}))
sample({
  clock: $own,
  filter: ({ answered }) => answered !== null,
  fn: ({ answered }) => ({
    text: phrase(answered?.status === 'accepted' ? 'toldAccepted' : 'toldDeclined', { name: answered?.piece.name ?? '' }),
  }),
  target: toastShown,
})
sample({
  clock: showFx.fail,
  source: $shown,
  // What is shown stays when only the refresh fails.
  filter: (shown) => shown === null,
  fn: (_, { error }) => pageFailureOf(error),
  target: failPage('shared-bag'),
})
