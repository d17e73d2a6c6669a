import type { Storefront } from '@shop/contracts/shop/storefront'

/** Chromium makes no PaymentRequest for Google's wallet without both: the second is where its manifest is. */
const GOOGLE_PAY = ['https://google.com/pay', 'https://pay.google.com']

/**
 * Content-Security-Policy of a document. Without inline scripts and nonces, so that guest documents are cacheable.
 * @param styleHashes of the inlined stylesheets
 */
export const policyOf = (
  styleHashes: readonly string[],
  paymentOrigin: string | null,
  tilesOrigin: string | null = null,
  containerOrigin: string | null = null,
  hasGooglePay = false,
) => {
  // With a tag manager, its data goes to its own origin.
  const connected = [...(containerOrigin ? [containerOrigin] : []), ...(hasGooglePay ? GOOGLE_PAY : [])]
  return [
    "default-src 'self'",
    ["script-src 'self'", containerOrigin].filter(Boolean).join(' '),
    ...(connected.length > 0 ? [["connect-src 'self'", ...connected].join(' ')] : []),
    ["style-src 'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' '),
    // For style="" attributes of server HTML (placeholder colors).
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", tilesOrigin, containerOrigin].filter(Boolean).join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", paymentOrigin].filter(Boolean).join(' '),
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // One policy name shared by the webpack runtimes of shell and remotes. `html` is Swiper's.
    "trusted-types shop html 'allow-duplicates'",
  ].join('; ')
}

/** HTTPS and HSTS belong to the proxy in front. */
const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // COOP: isolates from foreign openers; popups such as the identity provider's still work.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
} as const

/** On every response; wallets of browsers pay abroad alone [payment.wallet-abroad]. */
export const securityHeadersOf = (storefront: Storefront | undefined) => ({
  ...SECURITY_HEADERS,
  'permissions-policy': `camera=(), microphone=(), payment=${storefront === 'international' ? '(self)' : '()'}, geolocation=(self)`,
})
