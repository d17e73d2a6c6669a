/** Without origins `default-src` says it. */
const sources = (directive: string, ...origins: (string | null)[]) =>
  origins.some(Boolean) ? [[`${directive} 'self'`, ...origins.filter(Boolean)].join(' ')] : []

/**
 * Content-Security-Policy of a document. Without inline scripts and nonces, so that guest documents are cacheable.
 * @param styleHashes of the inlined stylesheets
 * @param cdn origins of files of releases and of pictures; empty without a CDN
 */
export const policyOf = (
  styleHashes: readonly string[],
  paymentOrigin: string | null,
  tilesOrigin: string | null = null,
  containerOrigin: string | null = null,
  cdn: { artifacts: string; pictures: string } = { artifacts: '', pictures: '' },
) =>
  [
    "default-src 'self'",
    ["script-src 'self'", containerOrigin, cdn.artifacts].filter(Boolean).join(' '),
    // With a tag manager, its data goes to its own origin. A damaged file of a CDN is fetched anew.
    ...sources('connect-src', containerOrigin, cdn.artifacts),
    ...sources('font-src', cdn.artifacts),
    ...sources('media-src', cdn.pictures),
    ["style-src 'self'", ...(cdn.artifacts ? [cdn.artifacts] : []), ...styleHashes.map((hash) => `'${hash}'`)].join(' '),
    // For style="" attributes of server HTML (placeholder colors).
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", tilesOrigin, containerOrigin, cdn.pictures].filter(Boolean).join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", paymentOrigin].filter(Boolean).join(' '),
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // One policy name shared by the webpack runtimes of shell and remotes. `html` is Swiper's.
    "trusted-types shop html 'allow-duplicates'",
  ].join('; ')

/** On every response. HTTPS and HSTS belong to the proxy in front. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
  // COOP: isolates from foreign openers; popups such as the identity provider's still work.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
} as const
