import { createStore, sample } from 'effector'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { codeOf, wordsOf } from '@shop/http'
import { toastShown } from '@shop/session'
import { changeFx, refused, wanted } from './changes.ts'
import { $lines } from './lines/lines.ts'

/** Why a line got less than requested: code, and the server's text if any. */
export interface LineNote {
  code: ErrorCode
  message: string | null
}

const noted = sample({
  clock: changeFx.done,
  filter: ({ result }) => result.error !== null,
  fn: ({ params, result }) => ({ skuId: params.skuId, note: { code: result.error as ErrorCode, message: result.message } }),
})

const turnedDown = refused.map(({ skuId, error }) => ({
  skuId,
  note: {
    code: codeOf(error),
    message: wordsOf(error),
  } satisfies LineNote,
}))

export const $notes = createStore<Record<string, LineNote>>({}, { serialize: 'ignore' })
  .on([noted, turnedDown], (notes, { skuId, note }) => ({ ...notes, [skuId]: note }))
  .on(wanted, (notes, { skuId }) => Object.fromEntries(Object.entries(notes).filter(([id]) => id !== skuId)))

// Undo may fail for a sold-out piece: without a line there is no note.
sample({
  clock: [noted, turnedDown],
  source: $lines,
  filter: (lines, { skuId }) => !lines.some(({ id }) => id === skuId),
  fn: (_, { note: { message, code } }) => ({ text: message ?? { namespace: 'errors', key: code } }),
  target: toastShown,
})
