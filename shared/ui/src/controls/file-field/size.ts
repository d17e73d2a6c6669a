import type { Locale } from '@shop/contracts/shop/storefront'

const KB = 1024
const MB = KB * KB

/** 240 KB, 1.4 MB: no decimals from ten on, never zero. */
export function sizeOf(bytes: number, locale: Locale): { amount: string; unit: 'kilobytes' | 'megabytes' } {
  const isLarge = bytes >= MB
  const amount = bytes / (isLarge ? MB : KB)
  const rounded = amount >= 10 || !isLarge ? Math.max(1, Math.round(amount)) : Math.round(amount * 10) / 10
  return { amount: String(rounded).replace('.', locale === 'ru' ? ',' : '.'), unit: isLarge ? 'megabytes' : 'kilobytes' }
}
