import type { Brand, BrandColor } from '@shop/contracts/shop/brand'
import { brandWords, withBrand } from '@shop/contracts/shop/brand-face'
import type { Locale } from '@shop/contracts/shop/storefront'

/** Kit colors for content outside the site's pages: letters, documents, pictures. */
const PAPER = {
  ivory: ['#f6f3ee', '#141211'],
  ink: ['#1a1715', '#f5f0e9'],
  'ink-2': ['#4d463f', '#cfc6ba'],
  'ink-3': ['#665e55', '#a39a8e'],
  line: ['#dcd4c8', '#38332e'],
  accent: ['#7a1e2e', '#e39aa0'],
  action: ['#7a1e2e', '#a93a4d'],
  'on-action': ['#ffffff', '#ffffff'],
  'gold-text': ['#775a26', '#d8b571'],
} as const satisfies Partial<Record<BrandColor, readonly [light: string, dark: string]>>
type PaperColor = keyof typeof PAPER
const NAMES = Object.keys(PAPER) as PaperColor[]

export const lightColor = ({ tokens }: Brand, name: PaperColor): string => tokens.colors[name]?.light ?? PAPER[name][0]
const darkColor = ({ tokens }: Brand, name: PaperColor): string => tokens.colors[name]?.dark ?? PAPER[name][1]

/**
 * Brand texts, and `{{brand-action}}`, `{{brand-action-dark}}`, `{{brand-radius}}` for styles: mail clients do not support CSS variables.
 */
export const wordsOf = (brand: Brand, locale: Locale): Record<string, string> => ({
  ...brandWords(brand, locale),
  ...Object.fromEntries(
    NAMES.flatMap((name) => [
      [`brand-${name}`, lightColor(brand, name)],
      [`brand-${name}-dark`, darkColor(brand, name)],
    ]),
  ),
  'brand-radius': `${brand.tokens.radius}px`,
})

/** The value with the brand's words in every text of it: for what leaves as bytes. */
export const branded = <Value>(value: Value, brand: Brand, locale: Locale): Value => filled(value, wordsOf(brand, locale)) as Value

function filled(value: unknown, words: Record<string, string>): unknown {
  if (typeof value === 'string') return withBrand(value, words)
  if (Array.isArray(value)) return value.map((inner) => filled(inner, words))
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filled(inner, words)]))
}

type Call = (...parameters: unknown[]) => unknown

/** Wraps the ports to fill in the brand's name in letters, messages and receipts. */
export function brandedPorts<Ports extends object>(ports: Ports, brand: Brand): Ports {
  const words = wordsOf(brand, 'ru')
  const fill = (value: unknown) => filled(value, words)
  const brandedPort = (port: object) =>
    Object.fromEntries(
      Object.entries(port).map(([name, value]) => [
        name,
        typeof value === 'function' ? (...parameters: unknown[]) => (value as Call)(...parameters.map(fill)) : value,
      ]),
    )
  return Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, brandedPort(port as object)])) as Ports
}
