import { createEvent, createStore, sample } from 'effector'
import { captchaImage } from '@shop/contracts/auth'
import { applyPromocode, removeCertificate, removeDeposit, removePromocode } from '@shop/contracts/cart-actions'
import type { ErrorCode } from '@shop/contracts/error-codes'
import { codeOf, createRequestFx } from '@shop/http'
import { $choices, wholeAnswered } from './cart.ts'

export type CodeKind = 'promocode' | 'certificate' | 'deposit'

/** The one code field: a promo code first, then a certificate, then a deposit (reading 25). */
export const codeSubmitted = createEvent<{ code: string; digits?: string; signs?: string }>()
export const codeRemoved = createEvent<{ kind: CodeKind; code: string }>()
export const codeEdited = createEvent<void>()
export const otherPictureAsked = createEvent<void>()

export const applyFx = createRequestFx(applyPromocode)
export const pictureFx = createRequestFx(captchaImage)
const removalFx = {
  promocode: createRequestFx(removePromocode, { parallel: true }),
  certificate: createRequestFx(removeCertificate, { parallel: true }),
  deposit: createRequestFx(removeDeposit, { parallel: true }),
}

export interface CodeFault {
  code: ErrorCode
  /** The server's words; they explain more than the code. */
  text: string | null
}

/** What is wrong with the code: promo and certificate errors are kept apart from the cart's own (spec §8). */
export const $codeFault = createStore<CodeFault | null>(null, { serialize: 'ignore' }).reset(codeEdited, codeSubmitted)
/** A deposit is guarded by four digits: they are asked for when the server wants them. */
export const $wantsDigits = createStore(false, { serialize: 'ignore' })
  .on($codeFault, (wants, fault) => wants || fault?.code === 'EMPTY_AUTH_CODE' || fault?.code === 'WRONG_AUTH_CODE')
  .reset(codeEdited)
/** After three wrong codes the server asks for the signs of a picture. */
export const $wantsPicture = createStore(false, { serialize: 'ignore' }).on($codeFault, (wants, fault) => wants || isAboutPicture(fault))
export const $picture = createStore<{ image: string; token: string } | null>(null, { serialize: 'ignore' }).on(
  pictureFx.doneData,
  (_, picture) => picture,
)
/** Grows with every code that was taken: the field empties. */
export const $codesTaken = createStore(0, { serialize: 'ignore' })

sample({
  clock: codeSubmitted,
  source: { choices: $choices, picture: $picture },
  fn: ({ choices, picture }, { code, digits, signs }) => ({
    body: {
      ...choices,
      code,
      ...(digits && { auth_code: digits }),
      ...(picture && signs && { captcha: { token: picture.token, text: signs } }),
    },
  }),
  target: applyFx,
})
for (const kind of ['promocode', 'certificate', 'deposit'] as const) {
  sample({
    clock: codeRemoved,
    source: $choices,
    filter: (_, removed) => removed.kind === kind,
    fn: (choices, { code }) => ({ body: { ...choices, code } }),
    target: removalFx[kind],
  })
}
const removals = Object.values(removalFx)
const answers = [applyFx.doneData, ...removals.map((fx) => fx.doneData)]
sample({ clock: answers, fn: ({ cartData }) => cartData, target: wholeAnswered })
$codeFault
  .on(
    answers,
    (_, { cartData: { certificateError } }) => certificateError && { code: certificateError.code, text: certificateError.message },
  )
  .on([applyFx.failData, ...removals.map((fx) => fx.failData)], (_, error) => {
    const code = codeOf(error)
    return code && { code, text: error.kind === 'http' ? (error.refusal?.error ?? null) : null }
  })
// A picture is good once: while one is wanted, every refusal brings another.
sample({
  clock: $codeFault,
  source: $wantsPicture,
  filter: (wants, fault) => wants && fault !== null,
  fn: () => ({}),
  target: pictureFx,
})
sample({ clock: otherPictureAsked, fn: () => ({}), target: pictureFx })
$codesTaken.on(applyFx.doneData, (times, { result, cartData }) => (result && !cartData.certificateError ? times + 1 : times))
$wantsPicture.reset($codesTaken)
$picture.reset($codesTaken)

export function isAboutPicture(fault: CodeFault | null) {
  return fault?.code === 'CAPTCHA_REQUIRED' || fault?.code === 'WRONG_CAPTCHA'
}
