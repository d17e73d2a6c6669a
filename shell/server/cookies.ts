export type Cookies = Readonly<Record<string, string | undefined>>

/** Cookies by name; what cannot be read is left out. The first of a name wins, as browsers send the most specific one first. */
export function parseCookies(header: string): Cookies {
  const cookies: Record<string, string> = Object.create(null)
  for (const part of header.split(';')) {
    const at = part.indexOf('=')
    const name = part.slice(0, at < 0 ? 0 : at).trim()
    const value = decode(part.slice(at + 1).trim())
    if (name && value !== null) cookies[name] ??= value
  }
  return cookies
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** The request's Cookie header after an answer has set more: what the browser would send next. */
export function withSetCookies(header: string, setCookies: readonly string[]): string {
  const known = new Map<string, string>()
  const pairs = [...header.split(';'), ...setCookies.map((line) => line.split(';')[0] ?? '')]
  for (const pair of pairs) {
    const at = pair.indexOf('=')
    if (at > 0) known.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim())
  }
  return [...known].map(([name, value]) => `${name}=${value}`).join('; ')
}
