/**
 * Content Security Policy of a document. No inline script and no nonce: a document is the same for every guest and may be cached.
 * @param styleHashes of the stylesheets that are written into the document
 */
export const policyOf = (
  styleHashes: readonly string[],
  paymentOrigin: string | null,
  tilesOrigin: string | null = null,
  containerOrigin: string | null = null,
) =>
  [
    "default-src 'self'",
    ["script-src 'self'", containerOrigin].filter(Boolean).join(' '),
    // Where a container of analytics is configured, what it sends goes to its own origin.
    ...(containerOrigin ? [`connect-src 'self' ${containerOrigin}`] : []),
    ["style-src 'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' '),
    // Without it the browser ignores style="" that the server rendered (placeholder colours, names of view transitions).
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", tilesOrigin, containerOrigin].filter(Boolean).join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", paymentOrigin].filter(Boolean).join(' '),
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // One policy name for the shell and all remotes, each with a webpack runtime that makes it for itself. `html` is Swiper's.
    "trusted-types shop html 'allow-duplicates'",
  ].join('; ')

/** On every answer of the front door. HTTPS itself, and HSTS with it, belongs to the proxy before it. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
  // Cuts a page off the window of another site that opened it; our own windows, like the identity provider's, stay ours.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
} as const
