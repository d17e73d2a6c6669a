import { sample } from 'effector'
import { confirmEmail, sendEmailCode } from '@shop/contracts/auth/email-confirmation'
import { createConfirmation, type CheckCall, type SendCall } from '@shop/flows/code'
import { createCallFx, createRequestFx } from '@shop/http'
import { endVisitBy, forgotten } from '../visit.ts'

const sendEmailCodeFx = createRequestFx(sendEmailCode)
export const confirmEmailFx = createRequestFx(confirmEmail)

export const confirmation = createConfirmation({
  // The server knows the address.
  sendFx: createCallFx(({ captcha }: SendCall) => sendEmailCodeFx({ body: captcha ? { captcha } : {} })),
  checkFx: createCallFx(({ login, code }: CheckCall) => confirmEmailFx({ body: { email: login, code } })),
})

sample({ clock: forgotten, target: confirmation.forgotten })
endVisitBy(sendEmailCodeFx, confirmEmailFx)
