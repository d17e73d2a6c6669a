import { createEvent, createStore, sample } from 'effector'
import { addDepositToProfile } from '@shop/contracts/certificates/deposits'
import { certificateAdded } from '@shop/contracts/events/certificate-added'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { emitterOf } from '@shop/events'
import { createAfterSignIn } from '@shop/flows/sign-in'
import { codeOf, createRequestFx, isStatus, type RequestError } from '@shop/http'
import { $gift, $key, opened } from './opening.ts'

export const addChosen = createEvent<void>()
export const addFx = createRequestFx(addDepositToProfile)

export const $addError = createStore<ErrorCode | null>(null, { serialize: 'ignore' })
  .on(addFx.failData, (known, error) => (isGuest(error) ? known : codeOf(error)))
  .reset(opened, addChosen)

$gift.on(addFx.doneData, (_, { deposit }) => deposit)

/** A guest signs in first; then the certificate is added automatically. */
const ready = createAfterSignIn({
  wanted: addChosen,
  refused: sample({ clock: addFx.failData, filter: isGuest }),
  mayGoOn: ({ isAuth }) => isAuth,
  source: 'certificate-add-to-profile',
  givenUp: opened,
})

sample({
  clock: ready,
  source: { gift: $gift, key: $key },
  filter: ({ gift, key }) => gift !== null && key !== null,
  fn: ({ gift, key }) => ({ params: { depositId: gift?.id ?? '' }, body: { authCode: key?.authCode ?? '' } }),
  target: addFx,
})

sample({ clock: addFx.doneData, fn: ({ deposit }) => ({ depositId: deposit.id }), target: emitterOf(certificateAdded, 'mfe-certificates') })

function isGuest(error: RequestError) {
  return isStatus(error, 401)
}
