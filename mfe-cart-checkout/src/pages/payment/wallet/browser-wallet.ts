import type { Currency, Minor } from '@shop/contracts/core/money'
import { WALLET_METHODS, type WalletKind, type Wallets } from '@shop/contracts/orders/payment/wallets'

export interface WalletSheet {
  wallets: Wallets
  amount: Minor
  currency: Currency
  /** Name of the shop, beside the sum. */
  label: string
}

/** What the shopper has confirmed. */
export interface ConfirmedWallet {
  token: string
  /** Tells the sheet how the payment has ended. */
  complete: (outcome: PaymentComplete) => Promise<void>
}

const NETWORKS = ['MASTERCARD', 'VISA']

const toDecimal = (amount: Minor) => (amount / 100).toFixed(2)

/** Asked for Apple's wallet, a browser that is not Safari would look for it on the network, which the policy of the document forbids. */
const mayHave = (kind: WalletKind) => kind !== 'apple' || 'ApplePaySession' in globalThis

/** Wallets of this browser that may pay: with a card in them, where the browser tells. */
export async function usableWallets(sheet: WalletSheet): Promise<WalletKind[]> {
  const kinds = (['google', 'apple'] as const).filter((kind) => sheet.wallets[kind] && mayHave(kind))
  const usable = await Promise.all(kinds.map((kind) => isUsable(kind, sheet).catch(() => false)))
  return kinds.filter((_, index) => usable[index])
}

async function isUsable(kind: WalletKind, sheet: WalletSheet): Promise<boolean> {
  const request: PaymentRequest & { hasEnrolledInstrument?: () => Promise<boolean> } = requestOf(kind, sheet)
  if (!(await request.canMakePayment())) return false
  // Browsers refuse this question when it is asked too often.
  return request.hasEnrolledInstrument ? request.hasEnrolledInstrument().catch(() => true) : true
}

/** Apple's sheet asks whether the gateway vouches for the shop; the DOM library of TypeScript does not know the event. */
interface MerchantValidation extends Event {
  validationURL: string
  complete: (session: Promise<object>) => void
}

/**
 * Opens the browser's sheet; call it within the press. Rejects with an AbortError when the shopper closes it. `vouch`: Apple's session for the
 * address that its sheet names.
 */
export async function openSheet(kind: WalletKind, sheet: WalletSheet, vouch: (url: string) => Promise<object>): Promise<ConfirmedWallet> {
  const request = requestOf(kind, sheet)
  request.addEventListener('merchantvalidation', (event) => {
    const { validationURL, complete } = event as MerchantValidation
    complete.call(event, vouch(validationURL))
  })
  const response = await request.show()
  const token = TOKENS[kind](response.details)
  if (typeof token !== 'string') {
    await response.complete('fail')
    throw new Error('The wallet answered in another shape.')
  }
  return { token, complete: (outcome) => response.complete(outcome) }
}

const requestOf = (kind: WalletKind, sheet: WalletSheet) =>
  new PaymentRequest([{ supportedMethods: WALLET_METHODS[kind], data: DATA[kind](sheet) }], {
    total: { label: sheet.label, amount: { currency: sheet.currency, value: toDecimal(sheet.amount) } },
  })

const DATA: Record<WalletKind, (sheet: WalletSheet) => object> = {
  google: ({ wallets, amount, currency, label }) => ({
    environment: wallets.isTest ? 'TEST' : 'PRODUCTION',
    apiVersion: 2,
    apiVersionMinor: 0,
    merchantInfo: { merchantId: wallets.google, merchantName: label },
    allowedPaymentMethods: [
      {
        type: 'CARD',
        parameters: { allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'], allowedCardNetworks: NETWORKS },
        tokenizationSpecification: {
          type: 'PAYMENT_GATEWAY',
          parameters: { gateway: wallets.gateway, gatewayMerchantId: wallets.gatewayMerchantId },
        },
      },
    ],
    transactionInfo: { countryCode: wallets.country, currencyCode: currency, totalPriceStatus: 'FINAL', totalPrice: toDecimal(amount) },
  }),
  apple: ({ wallets }) => ({
    version: 3,
    merchantIdentifier: wallets.apple,
    merchantCapabilities: ['supports3DS'],
    supportedNetworks: NETWORKS.map((network) => network.toLowerCase()),
    countryCode: wallets.country,
  }),
}

type Details = Partial<{ paymentMethodData: { tokenizationData?: { token?: unknown } }; token: { paymentData?: object } }>

/** The token in the answer of a wallet, as JSON. */
const TOKENS: Record<WalletKind, (details: Details) => unknown> = {
  google: ({ paymentMethodData }) => paymentMethodData?.tokenizationData?.token,
  apple: ({ token }) => token?.paymentData && JSON.stringify(token.paymentData),
}
