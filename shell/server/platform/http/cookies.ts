export type Cookies = Readonly<Record<string, string | undefined>>

/** The Cookie header that a browser would send after these Set-Cookie headers. */
export function withSetCookies(header: string, setCookies: readonly string[]): string {
  const known = new Map<string, string>()
  const pairs = [...header.split(';'), ...setCookies.map((line) => line.split(';')[0] ?? '')]
  for (const pair of pairs) {
    const at = pair.indexOf('=')
    if (at > 0) known.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim())
  }
  return [...known].map(([name, value]) => `${name}=${value}`).join('; ')
}
