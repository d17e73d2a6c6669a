import { instalmentsOf } from '@shop/contracts/cart/instalments'
import type { Locale } from '@shop/contracts/shop/storefront'

/** Formats the gateway's `109140.00` as `109 140 ₽`. */
export function sumText(amount: string, currency: string, locale: Locale): string {
  const isWhole = amount.endsWith('.00')
  const format = new Intl.NumberFormat(locale === 'ru' ? 'ru-RU' : 'en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: isWhole ? 0 : 2,
    maximumFractionDigits: isWhole ? 0 : 2,
  })
  return format.format(Number(amount))
}

/** First of four instalments, as the shop reckons it. */
export const quarterOf = (amount: string) => ((instalmentsOf(Number(amount.replace('.', '')))[0] ?? 0) / 100).toFixed(2)
