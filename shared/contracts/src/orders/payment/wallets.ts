import * as v from 'valibot'

/** Wallets of browsers, by the identifiers of the Payment Request API. */
export const WALLET_METHODS = { google: 'https://google.com/pay', apple: 'https://apple.com/apple-pay' } as const

export const WalletKind = v.picklist(['google', 'apple'])
export type WalletKind = v.InferOutput<typeof WalletKind>

/** Merchant and gateway as the wallets know them: a token is encrypted for these alone. None of it is secret. */
export const Wallets = v.object({
  gateway: v.string(),
  gatewayMerchantId: v.string(),
  /** Country of the merchant, ISO 3166-1 alpha-2. */
  country: v.string(),
  /** Merchant ids by wallet; absent: that wallet is not offered. */
  google: v.optional(v.string()),
  apple: v.optional(v.string()),
  /** Google's test environment: no real card is charged. */
  isTest: v.optional(v.literal(true)),
})
export type Wallets = v.InferOutput<typeof Wallets>
