import { combine, createEvent, createStore, sample } from 'effector'
import { certificateAdded } from '@shop/contracts/events/certificate-added'
import type { GiftDeposit } from '@shop/contracts/certificates/deposits'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { emitterOf } from '@shop/events'
import { replyTo } from '@shop/flows/captcha'
import { createAfterSignIn } from '@shop/flows/sign-in'
import { codeOf, isStatus, type RequestError } from '@shop/http'
import { money } from '@shop/i18n'
import { $context, $popup, popupClosed, toastShown } from '@shop/session'
import { phrase } from '../texts/index.ts'
import { captcha, keepFx } from './calls.ts'
import { $key, $place, CERTIFICATE_POPUP, begun, keySubmitted, returned } from './visit.ts'

/** Save the certificate to the account. */
export const keepChosen = createEvent<void>()

/** The saved certificate. */
export const $kept = createStore<GiftDeposit | null>(null, { serialize: 'ignore' })
  .on(keepFx.doneData, (_, { deposit }) => deposit)
  .reset(begun)

export const $keepError = createStore<ErrorCode | null>(null, { serialize: 'ignore' })
  .on(keepFx.failData, (known, error) => (isGuest(error) ? known : codeOf(error)))
  .reset(keySubmitted, keepChosen, begun)

const fromProfile = sample({ clock: keySubmitted, source: $place, filter: (place) => place === 'profile' })
sample({ clock: fromProfile, fn: () => undefined, target: keepChosen })

/** A guest signs in first; then it is saved automatically. */
const ready = createAfterSignIn({
  wanted: keepChosen,
  refused: sample({ clock: keepFx.failData, filter: isGuest }),
  mayGoOn: ({ isAuth }) => isAuth,
  source: 'certificate-add',
  givenUp: begun,
})
sample({
  clock: ready,
  source: { key: $key, picture: captcha.$picture },
  filter: ({ key }) => key !== null,
  fn: ({ key, picture }) => ({
    params: { depositId: key?.number ?? '' },
    body: { authCode: key?.authCode ?? '', ...replyTo(picture, key?.signs) },
  }),
  target: keepFx,
})

// The sign-in popup replaces this one; closing it reopens this one.
const $isAway = createStore(false, { serialize: 'ignore' })
  .on(sample({ clock: ready, source: $popup, filter: (popup) => popup?.widget !== CERTIFICATE_POPUP.widget }), () => true)
  .reset(returned, begun)
sample({
  clock: popupClosed,
  source: { isAway: $isAway, isDone: combine($kept, $place, (kept, place) => kept !== null && place === 'profile') },
  filter: ({ isAway, isDone }) => isAway && !isDone,
  fn: () => undefined,
  target: returned,
})

sample({
  clock: keepFx.doneData,
  fn: ({ deposit }) => ({ depositId: deposit.id }),
  target: emitterOf(certificateAdded, 'mfe-certificates'),
})
// The profile's list shows the rest.
const keptInProfile = sample({
  clock: keepFx.doneData,
  source: { place: $place, context: $context },
  filter: ({ place }) => place === 'profile',
  fn: ({ context }, { deposit }) => ({ text: phrase('added', { sum: money(deposit.balance, deposit.currency ?? 'RUB', context.locale) }) }),
})
sample({ clock: keptInProfile, target: toastShown })
sample({ clock: keptInProfile, fn: () => undefined, target: popupClosed })

function isGuest(error: RequestError) {
  return isStatus(error, 401)
}
