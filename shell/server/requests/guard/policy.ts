import type { Storefront } from '@shop/contracts/shop/storefront'

/** Chromium makes no PaymentRequest for Google's wallet without both: the second is where its manifest is. */
const GOOGLE_PAY = ['https://google.com/pay', 'https://pay.google.com']

/** Origins beside our own that a document may use; empty or null where there is none. */
interface OtherOrigins {
  payment?: string | null
  tiles?: string | null
  /** Of the tag manager, where its data goes too. */
  container?: string | null
  hasGooglePay?: boolean
  /** Of files of releases and of pictures. */
  cdn?: { artifacts: string; pictures: string }
}

const listed = (directive: string, ...origins: (string | null)[]) => [directive, ...origins.filter(Boolean)].join(' ')
/** Without origins `default-src` says it. */
const ifAny = (directive: string, ...origins: (string | null)[]) =>
  origins.some(Boolean) ? [listed(`${directive} 'self'`, ...origins)] : []

/**
 * Content-Security-Policy of a document. Without inline scripts and nonces, so that guest documents are cacheable.
 * @param styleHashes of the inlined stylesheets
 */
export const policyOf = (
  styleHashes: string[],
  { payment = null, tiles = null, container = null, hasGooglePay = false, cdn = { artifacts: '', pictures: '' } }: OtherOrigins = {},
) =>
  [
    "default-src 'self'",
    listed("script-src 'self'", container, cdn.artifacts),
    // A damaged file of a CDN is fetched anew.
    ...ifAny('connect-src', container, cdn.artifacts, ...(hasGooglePay ? GOOGLE_PAY : [])),
    ...ifAny('font-src', cdn.artifacts),
    ...ifAny('media-src', cdn.pictures),
    listed("style-src 'self'", cdn.artifacts, ...styleHashes.map((hash) => `'${hash}'`)),
    // For style="" attributes of server HTML (placeholder colors).
    "style-src-attr 'unsafe-inline'",
    listed("img-src 'self' data:", tiles, container, cdn.pictures),
    "object-src 'none'",
    "base-uri 'none'",
    listed("form-action 'self'", payment),
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // One policy name shared by the webpack runtimes of shell and remotes. `html` is Swiper's.
    "trusted-types shop html 'allow-duplicates'",
  ].join('; ')

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
