/** Pictures of links in messengers and networks, drawn by the server: 1200 × 630. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** Another number makes every picture anew: for a change of how they are drawn. */
const DRAWING = 1
const OFFSET = 0x81_1c_9d_c5
const PRIME = 0x01_00_01_93

/**
 * Address of the picture of a page. What is shown on it goes into the name, so that other words are another picture; the server
 * draws what it knows of the page itself.
 */
export const shareUrl = (path: string, shown: readonly string[]) => `/share${path}.${versionOf(shown)}.jpg`

/** FNV-1a, 32 bits. */
export function versionOf(shown: readonly string[]): string {
  let hash = OFFSET
  for (const sign of [DRAWING, ...shown].join('\n')) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), PRIME)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** Page and version of such an address; null for another one. */
export function readShareUrl(pathname: string): { path: string; version: string } | null {
  const [, path, version] = /^\/share(\/[\w/-]+)\.([\da-f]{8})\.jpg$/.exec(pathname) ?? []
  return path === undefined || version === undefined ? null : { path, version }
}
