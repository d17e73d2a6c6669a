import type { ComponentType } from 'react'
import { createEffect, createEvent, createStore, sample } from 'effector'
import type { PaymentState } from '@shop/contracts/orders/payment/payment'
import type { WalletKind } from '@shop/contracts/orders/payment/wallets'
import type { WalletSheet } from './browser-wallet.ts'

/** The page waits for the browser's answer, so that nothing moves later; a slow browser counts as one without wallets. */
const WAIT_MS = 2000

interface BrowserWallets {
  usable: readonly WalletKind[]
  /** Null without a usable wallet. */
  Buttons: ComponentType<{ payment: PaymentState; sheet: WalletSheet; usable: readonly WalletKind[] }> | null
}
const NONE: BrowserWallets = { usable: [], Buttons: null }

export const hasPaymentRequest = () => 'PaymentRequest' in window

/** Asks the browser which of its wallets may pay. */
export const walletsLookedFor = createEvent<WalletSheet>()

const lookFx = createEffect((sheet: WalletSheet) =>
  Promise.race([lookUp(sheet), new Promise<BrowserWallets>((resolve) => setTimeout(resolve, WAIT_MS, NONE))]),
)
sample({ clock: walletsLookedFor, target: lookFx })

/** Null while the browser is asked. Without the code of wallets one pays by card. */
export const $wallets = createStore<BrowserWallets | null>(null, { serialize: 'ignore' })
  .on(lookFx.doneData, (_, found) => found)
  .on(lookFx.fail, () => NONE)

async function lookUp(sheet: WalletSheet): Promise<BrowserWallets> {
  const { usableWallets, WalletButtons } = await import(
    /* webpackChunkName: "wallet", webpackFetchPriority: "low" */ './wallet-buttons.tsx'
  )
  const usable = await usableWallets(sheet)
  return usable.length > 0 ? { usable, Buttons: WalletButtons } : NONE
}
