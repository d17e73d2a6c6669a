import { confirmPhone, type ConfirmAnswer } from '@shop/contracts/auth/auth'
import { sendCode } from '@shop/contracts/confirmation/code'
import type { AuthSource } from '@shop/contracts/auth/auth-source'
import { createCallFx, createRequestFx } from '@shop/http'
import { createConfirmation, type CheckCall, type Confirmation, type SendCall } from './confirmation.ts'
import { $favoritesToMerge, publishShopper } from './tell-session.ts'

const sendFx = createRequestFx(sendCode)
/** POST /phone/send_code as a confirmation's send call. */
export const sendPhoneCode = ({ login, method = 'sms', captcha }: SendCall) =>
  sendFx({ body: { phone: login, method, ...(captcha && { captcha }) } })

/** Confirms a phone for this session. Signs in if it has an account, and updates the session stores. */
export function createPhoneConfirmation({ source }: { source: AuthSource }): Confirmation<ConfirmAnswer> {
  const confirmFx = createRequestFx(confirmPhone)
  const confirmation = createConfirmation({
    sendFx: createCallFx(sendPhoneCode),
    checkFx: createCallFx(
      ({ login, code }: CheckCall, favorites) => confirmFx({ body: { phone: login, code, source, favorites } }),
      $favoritesToMerge,
    ),
  })
  publishShopper(confirmation.confirmed.map(({ answer }) => answer))
  return confirmation
}
