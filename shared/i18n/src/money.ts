import type { Currency } from '@shop/contracts/core/money'
import type { Locale } from '@shop/contracts/shop/storefront'

const NBSP = '\u00a0'
const SIGN: Record<Currency, string> = { RUB: '₽', AED: 'AED', USD: '$' }

/**
 * Formats money: RUB without kopecks, AED and USD with two decimals only when not whole. 599000 RUB → `5 990 ₽`; 129000 AED → `AED 1,290`;
 * 129050 USD → `$1,290.50`. No Intl: server and browser must produce the same text, but their data may differ.
 */
export const money = (minor: number, currency: Currency, locale: Locale): string =>
  exactMoney(currency === 'RUB' ? Math.sign(minor) * Math.round(Math.abs(minor) / 100) * 100 : minor, currency, locale)

/** With kopecks when not whole, for instalments and refunds that must add up. 149750 RUB → `1 497,50 ₽`. */
export function exactMoney(minor: number, currency: Currency, locale: Locale): string {
  const sign = minor < 0 ? '−' : ''
  const whole = Math.trunc(Math.abs(minor) / 100)
  const rest = Math.abs(minor) % 100
  const digits = groupedBy(String(whole), locale === 'ru' ? NBSP : ',')
  const decimals = rest ? `${locale === 'ru' ? ',' : '.'}${String(rest).padStart(2, '0')}` : ''
  const amount = digits + decimals
  if (currency === 'RUB' || locale === 'ru') return `${sign}${amount}${NBSP}${SIGN[currency]}`
  return currency === 'USD' ? `${sign}$${amount}` : `${sign}${SIGN[currency]}${NBSP}${amount}`
}

export const currencySign = (currency: Currency) => SIGN[currency]

/** 1248 → `1 248` or `1,248`. */
export const count = (value: number, locale: Locale) => groupedBy(String(value), locale === 'ru' ? NBSP : ',')

/** A discount on tags and prices: 15 → `−15 %` or `−15%`. */
export const percentLess = (value: number, locale: Locale) => `−${value}${locale === 'ru' ? NBSP : ''}%`

// Groups four-digit numbers too: prices are read in columns.
const groupedBy = (digits: string, separator: string) => digits.replace(/\B(?=(\d{3})+$)/g, separator)
