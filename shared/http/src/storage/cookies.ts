/** `document.cookie` throws in a sandboxed frame. */
export function readCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

/** Value of one script-readable cookie, as written. */
export const readCookie = (name: string): string | undefined =>
  readCookies()
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** @param cookie name, value and attributes */
export function writeCookie(cookie: string): void {
  try {
    document.cookie = cookie
  } catch {
    // Forbidden: nothing may depend on it.
  }
}
