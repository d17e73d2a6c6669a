import { createEvent, sample } from 'effector'
import { changePassword } from '@shop/contracts/auth/password'
import { createRequestFx, failureOf } from '@shop/http'
import { toastShown } from '@shop/session'
import { phrase } from '../../texts/index.ts'
import { passwordEdited } from '../account/password-draft.ts'
import { endVisitBy, forgotten } from '../visit.ts'
import { $security } from './account.ts'

interface PasswordFields {
  /** Null for the first password. */
  oldPassword: string | null
  password: string
}

export const passwordSubmitted = createEvent<PasswordFields>()
export const passwordFx = createRequestFx(changePassword)

export const $passwordFailure = failureOf(passwordFx).reset(passwordFx, forgotten)

sample({ clock: passwordSubmitted, fn: (body) => ({ body }), target: passwordFx })
sample({ clock: passwordFx.done, fn: () => false, target: passwordEdited })
// Other devices are signed out.
$security.on(
  passwordFx.doneData,
  (security) => security && { ...security, hasPassword: true, sessions: security.sessions.filter(({ current }) => current) },
)
sample({
  clock: passwordFx.doneData,
  fn: ({ revoked }) => ({ text: revoked > 0 ? phrase('passwordSavedElsewhere') : phrase('passwordSaved') }),
  target: toastShown,
})
endVisitBy(passwordFx)
