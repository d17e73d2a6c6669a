import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { payByWallet, walletSession } from '@shop/contracts/orders/payment/pay-by-wallet'
import type { WalletKind } from '@shop/contracts/orders/payment/wallets'
import { createRequestFx, randomId, type RequestError } from '@shop/http'
import { toastShown } from '@shop/session'
import {
  $orderName,
  $payment,
  opened,
  type PaymentAnswer,
  retried,
  retryFx,
  walletAnswered,
  walletRefused,
  walletWanted,
} from '#features/payment/model.ts'
import { phrase } from '../texts/index.ts'
import { type ConfirmedWallet, openSheet, type WalletSheet } from './browser-wallet.ts'

/** A press of a wallet's button. */
export const walletPressed = createEvent<{ kind: WalletKind; orderId: string; sheet: WalletSheet }>()

const sessionFx = createRequestFx(walletSession)
interface PressedWallet {
  kind: WalletKind
  orderId: string
  /** Number or key, for calls. */
  name: string
  sheet: WalletSheet
}
const sheetFx = createEffect(async ({ kind, name, sheet }: PressedWallet) => {
  const sessionInScope = scopeBind(sessionFx, { safe: true })
  const vouch = async (validationUrl: string) => (await sessionInScope({ params: { orderId: name }, body: { validationUrl } })).session
  return { confirmed: await openSheet(kind, sheet, vouch), key: randomId() }
})
const chargeFx = createRequestFx(payByWallet)
interface Ending {
  confirmed: ConfirmedWallet
  outcome: PaymentComplete
  answer?: PaymentAnswer
  error?: RequestError
}
/** Tells the sheet the outcome; it closes, and the page goes on. */
const endFx = createEffect(({ confirmed, outcome }: Ending) => confirmed.complete(outcome))

export const $isPaying = combine(sheetFx.pending, chargeFx.pending, endFx.pending, (...pending) => pending.some(Boolean))

/** What the page says of the wallet: it was closed, did not open, or its payment is in doubt. */
export const $note = createStore<'walletClosed' | 'walletFailed' | 'walletLost' | null>(null, { serialize: 'ignore' })
  .on(sheetFx.failData, (_, error) => (error.name === 'AbortError' ? 'walletClosed' : 'walletFailed'))
  .on(chargeFx.failData, (_, error) => (error.kind === 'network' ? 'walletLost' : null))
  .reset(walletWanted, opened)

// Browsers open the sheet within the press alone: nothing may be awaited before.
const pressed = sample({
  clock: walletPressed,
  source: { name: $orderName, isPaying: $isPaying, isRetrying: retryFx.pending },
  filter: ({ name, isPaying, isRetrying }) => name !== null && !isPaying && !isRetrying,
  fn: ({ name }, wanted): PressedWallet => ({ ...wanted, name: name as string }),
})
sample({ clock: pressed, target: sheetFx })
sample({ clock: pressed, fn: () => undefined, target: walletWanted })

const isSameOrder = (payment: { orderId: string } | null, orderId: string) => payment?.orderId === orderId
sample({
  clock: sheetFx.done,
  source: $payment,
  filter: (payment, { params }) => isSameOrder(payment, params.orderId),
  fn: (_, { params: { kind, name, sheet }, result: { confirmed, key } }) => ({
    params: { orderId: name },
    body: { wallet: kind, token: confirmed.token, amount: sheet.amount, currency: sheet.currency, key },
  }),
  target: chargeFx,
})
// The page is about another order by now.
sample({
  clock: sheetFx.done,
  source: $payment,
  filter: (payment, { params }) => !isSameOrder(payment, params.orderId),
  fn: (_, { result: { confirmed } }): Ending => ({ confirmed, outcome: 'fail' }),
  target: endFx,
})

const $confirmed = createStore<ConfirmedWallet | null>(null, { serialize: 'ignore' }).on(sheetFx.doneData, (_, { confirmed }) => confirmed)
sample({
  clock: chargeFx.doneData,
  source: $confirmed,
  filter: (confirmed) => confirmed !== null,
  fn: (confirmed, answer): Ending => ({ confirmed: confirmed as ConfirmedWallet, outcome: outcomeOf(answer), answer }),
  target: endFx,
})
sample({
  clock: chargeFx.failData,
  source: $confirmed,
  filter: (confirmed) => confirmed !== null,
  fn: (confirmed, error): Ending => ({
    confirmed: confirmed as ConfirmedWallet,
    // Without an answer the bank may have charged.
    outcome: error.kind === 'network' ? 'unknown' : 'fail',
    error,
  }),
  target: endFx,
})

/** `unknown`: the bank still asks the shopper, or has not answered. */
function outcomeOf({ result, paymentUrl, payment }: PaymentAnswer): PaymentComplete {
  if (paymentUrl !== null) return 'unknown'
  return result && payment.status === 'paid' ? 'success' : 'fail'
}

const ended = endFx.finally.map(({ params }) => params)
sample({
  clock: ended,
  source: $payment,
  filter: (payment, { answer }) => answer !== undefined && isSameOrder(payment, answer.payment.orderId),
  fn: (_, { answer }) => answer as PaymentAnswer,
  target: walletAnswered,
})
sample({
  clock: ended,
  filter: ({ answer }) => answer?.payment.status === 'paid' && !answer.result,
  fn: () => ({ text: phrase('walletPaidAlready') }),
  target: toastShown,
})
sample({
  clock: ended,
  filter: ({ error }) => error?.kind === 'http' || error?.kind === 'contract',
  fn: ({ error }) => error as RequestError,
  target: walletRefused,
})
sample({ clock: ended, filter: ({ error }) => error?.kind === 'network', fn: () => undefined, target: retried })
