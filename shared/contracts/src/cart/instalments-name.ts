import type { Locale } from '../shop/storefront.ts'

/** The name of this payment method wherever a shopper meets it. Alone, so that texts bring no sums along. */
export const INSTALMENTS_NAME: Record<Locale, string> = { ru: 'Четыре платежа', en: 'Four payments' }
