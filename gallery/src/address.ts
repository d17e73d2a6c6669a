import type { Locale } from '@shop/contracts/shop/storefront'

export const WIDTHS = [390, 820, 1440] as const
export const LOCALES = ['ru', 'en'] as const
export const THEMES = ['light', 'dark'] as const

export interface Look {
  locale: Locale
  theme: (typeof THEMES)[number]
  width: number
}

const oneOf = <Value extends string>(known: readonly Value[], asked: string | null): Value | undefined =>
  known.find((value) => value === asked)

/** `?locale=en&theme=dark&width=390` */
export function lookOf(search: string): Look {
  const asked = new URLSearchParams(search)
  return {
    locale: oneOf(LOCALES, asked.get('locale')) ?? 'ru',
    theme: oneOf(THEMES, asked.get('theme')) ?? 'light',
    width: Math.min(4000, Math.max(320, Number(asked.get('width')) || 1440)),
  }
}

export const searchOf = ({ locale, theme, width }: Look) => `?${new URLSearchParams({ locale, theme, width: String(width) })}`
