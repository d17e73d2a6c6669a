import type { PaymentKind } from '@shop/contracts/places/delivery'
import type { PaymentMethod } from '@shop/contracts/cart/full-cart'
import { isInInstalments } from '@shop/contracts/cart/instalments'
import { INSTALMENT_FROM_RUB, INSTALMENT_TO_RUB } from '@shop/contracts/core/limits'
import type { Currency } from '@shop/contracts/core/money'
import { paymentMethod } from '@shop/contracts/places/reference-ids'
import type { Locale } from '@shop/contracts/shop/storefront'
import { money } from '@shop/i18n/money'
import { CART_TEXTS } from './texts/texts.ts'

const KINDS: readonly PaymentKind[] = ['card', 'fastPayment', 'instalments', 'onReceipt']

interface CartRequest {
  /** The bag is empty. */
  empty: boolean
  currency: Currency
  locale: Locale
  dueSum: number
  /** Nothing costs anything. */
  isFree?: boolean
  hasCertificates: boolean
  /** Methods of the chosen delivery; null while none is chosen. */
  offered: readonly PaymentKind[] | null
}

/** Payment methods for this cart, and why others are unavailable. None is needed when nothing is left to pay. */
export function paymentMethodsOf({ empty, currency, locale, dueSum, isFree, hasCertificates, offered }: CartRequest): {
  methods: PaymentMethod[]
  restrictions: string[]
} {
  const texts = CART_TEXTS[locale]
  if (empty) return { methods: [], restrictions: [] }
  if (dueSum === 0) return { methods: [], restrictions: [isFree ? texts.restrictions.free : texts.restrictions.covered] }

  const isRussian = currency === 'RUB'
  const restrictions: string[] = []
  const methods = KINDS.filter((kind) => {
    if (kind === 'fastPayment') return isRussian
    if (kind === 'instalments') {
      if (!isRussian) return false
      if (hasCertificates) return !restrictions.push(texts.restrictions.instalmentsCertificates)
      if (isInInstalments(dueSum)) return true
      const [least, most] = [INSTALMENT_FROM_RUB, INSTALMENT_TO_RUB].map((sum) => money(sum, currency, locale))
      return !restrictions.push(texts.restrictions.instalments(least ?? '', most ?? ''))
    }
    if (kind === 'onReceipt') {
      if (hasCertificates) return false
      if (offered === null || offered.includes(kind)) return true
      return !restrictions.push(texts.restrictions.onReceipt)
    }
    return true
  }).map((kind) => ({ id: paymentMethod[kind], type: kind, online: kind !== 'onReceipt', ...texts.payment[kind] }))
  return { methods, restrictions }
}
