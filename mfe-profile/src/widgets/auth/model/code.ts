import { combine, createEvent, createStore, sample } from 'effector'
import { authenticate, confirmPhone, identification, type ConfirmAnswer } from '@shop/contracts/auth/auth'
import { $favoritesToMerge, createConfirmation, offerUnconfirmed, sendPhoneCode, type CheckCall, type SendCall } from '@shop/flows/code'
import { createCallFx, createRequestFx } from '@shop/http'
import { $source, started, stepTaken } from './step.ts'

/** An E.164 phone or an e-mail. */
export const loginSubmitted = createEvent<string>()
export const captchaSubmitted = createEvent<string>()

const identifyFx = createRequestFx(identification)
const confirmFx = createRequestFx(confirmPhone)
const authenticateFx = createRequestFx(authenticate)

/** POST /auth/identification sends the first code of any login; resends to a phone have their own call. */
const sendFx = createCallFx((call: SendCall, source) => {
  const { login, method, captcha } = call
  return method === undefined || method === 'email'
    ? identifyFx({ body: { login, source, ...(captcha && { captcha }) } })
    : sendPhoneCode(call)
}, $source)
const checkFx = createCallFx(
  ({ login, method, code }: CheckCall, guest): Promise<ConfirmAnswer> =>
    method === 'email'
      ? authenticateFx({ body: { login, code, ...guest } }).then((answer) => ({ ...answer, step: 'done' }))
      : confirmFx({ body: { phone: login, code, ...guest } }),
  combine({ source: $source, favorites: $favoritesToMerge }),
)

export const confirmation = createConfirmation({ sendFx, checkFx })
offerUnconfirmed(confirmation)

/** As typed, restored by "change". */
export const $login = createStore('', { serialize: 'ignore' }).on(loginSubmitted, (_, login) => login)

sample({ clock: loginSubmitted, fn: (login) => ({ login }), target: confirmation.codeWanted })
sample({
  clock: captchaSubmitted,
  source: confirmation.$wanted,
  filter: Boolean,
  fn: (wanted, signs) => ({ ...wanted, signs }),
  target: confirmation.codeWanted,
})
sample({ clock: started, fn: () => undefined, target: confirmation.forgotten })
// A captcha step comes before the code.
sample({ clock: confirmation.captcha.demanded, fn: () => 'captcha' as const, target: stepTaken })
sample({ clock: confirmation.codeSent, fn: () => 'code' as const, target: stepTaken })
