import type { Locale } from '@shop/contracts/shop/storefront'

/** Money of the gateway, `109140.00`, as people read it: `109 140 ₽`. */
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

/** What is taken today in four payments; the odd unit comes first. */
export const quarterOf = (amount: string) => (Math.ceil(Number(amount.replace('.', '')) / 4) / 100).toFixed(2)
