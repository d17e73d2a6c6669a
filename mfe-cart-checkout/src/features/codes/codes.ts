import { createEvent, createStore, sample, type EventCallable, type Store } from 'effector'
import { applyPromocode, removeCertificate, removeDeposit, removePromocode } from '@shop/contracts/cart/cart-actions'
import type { CodeKind } from '@shop/contracts/cart/cart-sums'
import type { Choices, FullCartData } from '@shop/contracts/cart/full-cart'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { createCaptcha, replyTo } from '@shop/flows/captcha'
import { codeOf, createRequestFx, wordsOf } from '@shop/http'

export interface CodeFault {
  code: ErrorCode
  /** The server's text, which explains more than the code. */
  text: string | null
}

interface CodesOptions {
  /** Sent with every call, so that the answer is reckoned for them. */
  $choices: Store<Choices>
  received: EventCallable<FullCartData>
}

export type Codes = ReturnType<typeof createCodes>

/** One code field of a page: promo code, then certificate, then deposit [bag.one-code-field]. */
export function createCodes({ $choices, received }: CodesOptions) {
  const codeSubmitted = createEvent<{ code: string; digits?: string; signs?: string }>()
  const codeRemoved = createEvent<{ kind: CodeKind; code: string }>()
  const codeEdited = createEvent<void>()

  const applyFx = createRequestFx(applyPromocode)
  const removalFx = {
    promocode: createRequestFx(removePromocode, { parallel: true }),
    certificate: createRequestFx(removeCertificate, { parallel: true }),
    deposit: createRequestFx(removeDeposit, { parallel: true }),
  }

  /** Error of the code field; separate from cart errors. */
  const $codeFault = createStore<CodeFault | null>(null, { serialize: 'ignore' }).reset(codeEdited, codeSubmitted)
  /** Deposits need four digits, shown when the server requires them. */
  const $wantsDigits = createStore(false, { serialize: 'ignore' })
    .on($codeFault, (wants, fault) => wants || fault?.code === 'EMPTY_AUTH_CODE' || fault?.code === 'WRONG_AUTH_CODE')
    .reset(codeEdited)
  /** Increases with every accepted code: clears the field. */
  const $codesTaken = createStore(0, { serialize: 'ignore' })

  /** After three wrong codes the server requires a captcha. */
  const captcha = createCaptcha({
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
  sample({ clock: answers, fn: ({ cartData }) => cartData, target: received })
  $codeFault
    .on(
      answers,
      // A code that is taken and waits for more says so in its row.
      (_, { result, cartData: { certificateError } }) =>
        result || !certificateError ? null : { code: certificateError.code, text: certificateError.message },
    )
    .on([applyFx.failData, ...removals.map((fx) => fx.failData)], (_, error) => ({ code: codeOf(error), text: wordsOf(error) }))
  $codesTaken.on(applyFx.doneData, (times, { result }) => (result ? times + 1 : times))

  return { codeSubmitted, codeRemoved, codeEdited, captcha, $codeFault, $wantsDigits, $codesTaken, $isApplying: applyFx.pending }
}
