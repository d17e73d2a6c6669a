import { createEvent, createStore, sample } from 'effector'
import { addDepositToProfile } from '@shop/contracts/deposits'
import type { ErrorCode } from '@shop/contracts/error-codes'
import { codeOf, createRequestFx, isStatus, type RequestError } from '@shop/http'
import { $user, openSignIn, popupClosed, userChanged } from '@shop/session'
import { $gift, $key, opened } from './opening.ts'

export const addChosen = createEvent<void>()
export const addFx = createRequestFx(addDepositToProfile)

export const $addError = createStore<ErrorCode | null>(null, { serialize: 'ignore' })
  .on(addFx.failData, (known, error) => (isGuest(error) ? known : codeOf(error)))
  .reset(opened, addChosen)

$gift.on(addFx.doneData, (_, { deposit }) => deposit)

const ready = createEvent<void>()
const doubted = createEvent<void>()
/** A guest signs in on the way; then the certificate is added by itself. */
const $waits = createStore(false, { serialize: 'ignore' })
  .on(doubted, () => true)
  .reset(ready, popupClosed, opened)

sample({ clock: addChosen, source: $user, filter: ({ isAuth }) => isAuth, fn: () => undefined, target: ready })
sample({ clock: addChosen, source: $user, filter: ({ isAuth }) => !isAuth, fn: () => undefined, target: doubted })
sample({ clock: addFx.failData, filter: isGuest, fn: () => undefined, target: doubted })
sample({ clock: doubted, fn: () => ({ source: 'certificate-add-to-profile' as const }), target: openSignIn })
sample({ clock: userChanged, source: $waits, filter: (waits, { isAuth }) => waits && isAuth, fn: () => undefined, target: ready })
sample({
  clock: ready,
  source: { gift: $gift, key: $key },
  filter: ({ gift, key }) => gift !== null && key !== null,
  fn: ({ gift, key }) => ({ params: { depositId: gift?.id ?? '' }, body: { authCode: key?.authCode ?? '' } }),
  target: addFx,
})

function isGuest(error: RequestError) {
  return isStatus(error, 401)
}
