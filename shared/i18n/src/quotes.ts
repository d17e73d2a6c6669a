import type { Locale } from '@shop/contracts/shop/storefront'

const OUTER: Record<Locale, readonly [string, string]> = { ru: ['«', '»'], en: ['“', '”'] }
const INNER: Record<Locale, readonly [string, string]> = { ru: ['„', '“'], en: ['‘', '’'] }

/** Quotes a name; its own quotes become inner ones. */
export function quoted(text: string, locale: Locale): string {
  const [open, close] = OUTER[locale]
  const [innerOpen, innerClose] = INNER[locale]
  return open + text.replaceAll(open, innerOpen).replaceAll(close, innerClose) + close
}
