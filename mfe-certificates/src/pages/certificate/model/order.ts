import { createEffect, createEvent, createStore, sample } from 'effector'
import { createDeposit } from '@shop/contracts/certificates/deposits'
import { createAfterSignIn } from '@shop/flows/sign-in'
import { createRequestFx, failureExcept, isRefusal, randomId, tabStore, type RequestError } from '@shop/http'
import { $user } from '@shop/session'
import { type CertificateOrder, orderOf } from '../rules.ts'
import { $design, $offer } from './designs.ts'
import { DRAFT_KEY, draftDone, type Draft } from './draft.ts'

/** Valid form values. */
export const paymentWanted = createEvent<Draft>()
const submitted = createEvent<CertificateOrder>()
export const createFx = createRequestFx(createDeposit)
/** Payment is on the provider's page: a plain navigation. */
export const leaveFx = createEffect((url: string) => location.assign(url))

/**
 * One idempotency key per order: a double click or lost response creates one certificate. Changed values or a clear refusal get a new key.
 */
const $attempt = createStore<{ key: string; wish: string } | null>(null, { serialize: 'ignore' })
  .on(submitted, (attempt, wish) => {
    const written = JSON.stringify(wish)
    return attempt?.wish === written ? attempt : { key: randomId(), wish: written }
  })
  .on(createFx.failData, (attempt, { kind }) => (kind === 'http' ? null : attempt))

sample({
  clock: paymentWanted,
  source: { design: $design, offer: $offer },
  filter: ({ design }) => design !== null,
  fn: ({ design, offer }, draft): CertificateOrder => orderOf(draft, design?.id ?? 0, offer?.today ?? ''),
  target: submitted,
})

const $wish = createStore<CertificateOrder | null>(null, { serialize: 'ignore' }).on(submitted, (_, wish) => wish)

/** Why the order was refused; a required phone confirmation is no refusal. */
export const $refusal = failureExcept(needsPhone, createFx).reset(submitted)

/** A guest without a confirmed phone: the form announces the confirmation. */
export const $needsPhone = $user.map((user) => !mayBuy(user))

/** A guest confirms the phone first; then payment continues automatically. */
const ready = createAfterSignIn({
  wanted: submitted,
  refused: sample({ clock: createFx.failData, filter: needsPhone }),
  mayGoOn: mayBuy,
  source: 'certificate-payment',
})

sample({
  clock: ready,
  source: { wish: $wish, attempt: $attempt, busy: createFx.pending },
  filter: ({ wish, busy }) => wish !== null && !busy,
  fn: ({ wish, attempt }) => ({
    body: { ...(wish as CertificateOrder), payment_method_id: 13 as const, idempotencyKey: attempt?.key ?? randomId() },
  }),
  target: createFx,
})
sample({ clock: createFx.doneData, fn: () => undefined, target: draftDone })
sample({ clock: draftDone, target: createEffect((_: void) => tabStore.remove(DRAFT_KEY)) })
sample({ clock: createFx.doneData, fn: ({ paymentUrl }) => paymentUrl, target: leaveFx })

/** The server requires a confirmed phone. */
function mayBuy({ isAuth, confirmedPhone }: { isAuth: boolean; confirmedPhone: string | null }) {
  return isAuth || confirmedPhone !== null
}

function needsPhone(error: RequestError) {
  return isRefusal(error, 'NEED_PHONE_CONFIRMATION', 'UNAUTHORIZED')
}
