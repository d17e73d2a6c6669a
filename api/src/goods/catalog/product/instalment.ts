import { instalmentsOf, isInInstalments } from '@shop/contracts/cart/instalments'
import { INSTALMENT_FROM_RUB, INSTALMENT_PAYMENTS, INSTALMENT_TO_RUB, INSTALMENT_WEEKS } from '@shop/contracts/core/limits'
import type { Instalment } from '@shop/contracts/catalog/product'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { exactMoney, money } from '@shop/i18n/money'
import { INSTALMENTS_LIMIT } from './instalments-limit.ts'

type Shop = Pick<ShopContext, 'currency' | 'locale'>

/** The first of four payments of 25 %; null abroad and outside of the bank's limits. */
export function instalmentOf(final: number | null, { currency, locale }: Shop): Instalment | null {
  if (final === null || currency !== 'RUB' || !isInInstalments(final)) return null
  const [share = 0] = instalmentsOf(final)
  return { payments: INSTALMENT_PAYMENTS, share, formattedShare: exactMoney(share, currency, locale), weeks: INSTALMENT_WEEKS }
}

/** Why a payment method is unavailable for a piece. */
export function paymentRestrictionsOf(final: number | null, { currency, locale }: Shop): string[] {
  if (final === null || currency !== 'RUB' || isInInstalments(final)) return []
  const [least, most] = [INSTALMENT_FROM_RUB, INSTALMENT_TO_RUB].map((sum) => money(sum, currency, locale))
  return [INSTALMENTS_LIMIT[locale](least ?? '', most ?? '')]
}
