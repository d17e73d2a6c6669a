/** Server-rendered link previews: 1200 × 630. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** Increment after changing the rendering, to invalidate all pictures. */
const DRAWING = 1
const OFFSET = 0x81_1c_9d_c5
const PRIME = 0x01_00_01_93

/**
 * URL of a page's share picture. The version is a hash of its text, so that changed text gets a new URL; the server renders its own data.
 */
export const shareUrl = (path: string, shown: readonly string[]) => `/share${path}.${versionOf(shown)}.jpg`

/** FNV-1a, 32 bits. */
export function versionOf(shown: readonly string[]): string {
  let hash = OFFSET
  for (const sign of [DRAWING, ...shown].join('\n')) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), PRIME)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** Page and version of such a URL; null for another one. */
export function readShareUrl(pathname: string): { path: string; version: string } | null {
  const [, path, version] = /^\/share(\/[\w/-]+)\.([\da-f]{8})\.jpg$/.exec(pathname) ?? []
  return path === undefined || version === undefined ? null : { path, version }
}
