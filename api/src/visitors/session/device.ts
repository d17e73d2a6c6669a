/** First match wins: browsers include names of older ones. */
const BROWSERS: [name: string, sign: RegExp][] = [
  ['Yandex Browser', /YaBrowser\//],
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
]
const SYSTEMS: [name: string, sign: RegExp][] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
]
/** Later tokens are not browser names. */
const READ = 512

const nameIn = (names: readonly [string, RegExp][], text: string) => names.find(([, sign]) => sign.test(text))?.[0]

/** `Chrome · Windows` from a User-Agent header; null for non-browsers. The header is not stored. */
export function deviceOf(userAgent: string | undefined): string | null {
  const text = userAgent?.slice(0, READ) ?? ''
  const words = [nameIn(BROWSERS, text), nameIn(SYSTEMS, text)].filter((word) => word !== undefined)
  return words.length > 0 ? words.join(' · ') : null
}
