import { createEvent, createStore, sample } from 'effector'
import { applyPromocode, removeCertificate, removeDeposit, removePromocode } from '@shop/contracts/cart/cart-actions'
import type { CodeKind } from '@shop/contracts/cart/cart-sums'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { createCaptcha, replyTo } from '@shop/flows/captcha'
import { codeOf, createRequestFx, wordsOf } from '@shop/http'
import { $choices, fullCartReceived } from '../cart.ts'

/** One code field: promo code, then certificate, then deposit. */
export const codeSubmitted = createEvent<{ code: string; digits?: string; signs?: string }>()
export const codeRemoved = createEvent<{ kind: CodeKind; code: string }>()
export const codeEdited = createEvent<void>()

export const applyFx = createRequestFx(applyPromocode)
const removalFx = {
  promocode: createRequestFx(removePromocode, { parallel: true }),
  certificate: createRequestFx(removeCertificate, { parallel: true }),
  deposit: createRequestFx(removeDeposit, { parallel: true }),
}

export interface CodeFault {
  code: ErrorCode
  /** The server's text, which explains more than the code. */
  text: string | null
}

/** Error of the code field; separate from cart errors. */
export const $codeFault = createStore<CodeFault | null>(null, { serialize: 'ignore' }).reset(codeEdited, codeSubmitted)
/** Deposits need four digits, shown when the server requires them. */
export const $wantsDigits = createStore(false, { serialize: 'ignore' })
  .on($codeFault, (wants, fault) => wants || fault?.code === 'EMPTY_AUTH_CODE' || fault?.code === 'WRONG_AUTH_CODE')
  .reset(codeEdited)
/** Increases with every accepted code: clears the field. */
export const $codesTaken = createStore(0, { serialize: 'ignore' })

/** After three wrong codes the server requires a captcha. */
export const captcha = createCaptcha({
  refused: sample({ clock: $codeFault, filter: Boolean, fn: ({ code }) => code }),
  over: $codesTaken.updates.map(() => undefined),
})

sample({
  clock: codeSubmitted,
  source: { choices: $choices, picture: captcha.$picture },
  fn: ({ choices, picture }, { code, digits, signs }) => ({
    body: {
      ...choices,
      code,
      ...(digits && { auth_code: digits }),
      ...replyTo(picture, signs),
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
sample({ clock: answers, fn: ({ cartData }) => cartData, target: fullCartReceived })
$codeFault
  .on(
    answers,
    (_, { cartData: { certificateError } }) => certificateError && { code: certificateError.code, text: certificateError.message },
  )
  .on([applyFx.failData, ...removals.map((fx) => fx.failData)], (_, error) => ({ code: codeOf(error), text: wordsOf(error) }))
$codesTaken.on(applyFx.doneData, (times, { result, cartData }) => (result && !cartData.certificateError ? times + 1 : times))
