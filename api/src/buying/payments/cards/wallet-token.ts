import type { WalletKind } from '@shop/contracts/orders/payment/wallets'
import * as v from 'valibot'

const text = v.pipe(v.string(), v.minLength(1))

/** Envelopes of the wallets; only the gateway can open what is in them. */
const TOKENS = {
  google: v.object({ protocolVersion: text, signature: text, signedMessage: text }),
  apple: v.object({ version: text, signature: text, data: text, header: v.object({ publicKeyHash: text, transactionId: text }) }),
} satisfies Record<WalletKind, v.GenericSchema>

/** Whether a text has the shape of a wallet's token: anything else is not sent to the gateway. */
export function isTokenOf(wallet: WalletKind, token: string): boolean {
  try {
    return v.is(TOKENS[wallet], JSON.parse(token))
  } catch {
    return false
  }
}
