import { createEvent, sample } from 'effector'
import { applyDeposit } from '@shop/contracts/cart/cart-actions'
import { addDepositToProfile } from '@shop/contracts/certificates/deposits'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import type { FullCartAnswer } from '@shop/contracts/cart/full-cart'
import { createCaptcha } from '@shop/flows/captcha'
import { codeOf, createRequestFx } from '@shop/http'
import { begun } from './visit.ts'

export const payFx = createRequestFx(applyDeposit)
export const keepFx = createRequestFx(addDepositToProfile)

/** The text never tells whether the number or the code was wrong [certificates.constant-time]. */
const WRONG_KEY: readonly ErrorCode[] = ['WRONG_AUTH_CODE', 'CERTIFICATE_NOT_FOUND']

/** Why the bag refused the certificate; one applied before counts as applied. */
export function faultOf({ cartData: { certificateError } }: FullCartAnswer): ErrorCode | null {
  if (certificateError === null || certificateError.code === 'ALREADY_APPLIED_PROMOCODE') return null
  return WRONG_KEY.includes(certificateError.code) ? 'GET_DEPOSIT' : certificateError.code
}

const refused = createEvent<ErrorCode>()
sample({ clock: payFx.doneData.filterMap((answer) => faultOf(answer) ?? undefined), target: refused })
sample({ clock: [payFx.failData, keepFx.failData], fn: codeOf, target: refused })

/** Five tries an hour, and after three of them a picture. */
export const captcha = createCaptcha({
  refused,
  over: sample({ clock: [begun, keepFx.done, payFx.doneData.filter({ fn: (answer) => faultOf(answer) === null })], fn: () => undefined }),
})
