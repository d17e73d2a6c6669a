import { createEvent, createStore, sample } from 'effector'
import { receivePiece } from '@shop/contracts/account/passports'
import { createAfterSignIn } from '@shop/flows/sign-in'
import { createRequestFx, failureExcept, isStatus } from '@shop/http'
import { toastShown } from '@shop/session'
import { phrase } from './texts/index.ts'

export const opened = createEvent<null>()
export const edited = createEvent<boolean>()
export const submitted = createEvent<string>()

export const receiveFx = createRequestFx(receivePiece)

const $code = createStore('', { serialize: 'ignore' })
  .on(submitted, (_, code) => code)
  .reset(opened)

export const $failure = failureExcept((error) => isStatus(error, 401), receiveFx).reset(opened, submitted)

/** Number of the received passport. */
export const $received = createStore<string | null>(null, { serialize: 'ignore' })
  .on(receiveFx.doneData, (_, { passportId }) => passportId)
  .reset(opened)

export const $dirty = createStore(false, { serialize: 'ignore' })
  .on(edited, (_, isEdited) => isEdited)
  .reset(receiveFx.done, opened)

const goesOn = createAfterSignIn({
  wanted: submitted,
  refused: sample({ clock: receiveFx.failData, filter: (error) => isStatus(error, 401) }),
  mayGoOn: ({ isAuth }) => isAuth,
  source: 'login_form',
  givenUp: opened,
})
sample({ clock: goesOn, source: $code, filter: (code) => code !== '', fn: (code) => ({ body: { code } }), target: receiveFx })
sample({ clock: receiveFx.done, fn: () => ({ text: phrase('received') }), target: toastShown })
