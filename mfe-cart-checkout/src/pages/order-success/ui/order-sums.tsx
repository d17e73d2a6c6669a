import { isCertificate, isPiece } from '@shop/contracts/certificates/goods'
import type { Currency, Minor } from '@shop/contracts/core/money'
import type { OrderWays } from '@shop/contracts/orders/order-ways'
import type { OrderSums as Sums } from '@shop/contracts/orders/order-by-link'
import { InstalmentsLeft, leftOf } from '@shop/flows/instalments-left'
import { isOver, wasPaidInFull, type OrderKind } from '@shop/flows/order'
import { money, useLocale } from '@shop/i18n'
import { Totals } from '@shop/ui/totals'
import { useTexts } from '../texts/index.ts'
import styles from './ordered.module.css'

/** Text of the number of goods, as the bag names them. */
export const goodsOf = (lines: readonly { url: string }[]) =>
  lines.every(isPiece) ? 'pieces' : lines.every(isCertificate) ? 'presents' : 'items'

export interface OrderSumsProps {
  pieces: number
  /** Name of what they are. */
  goods: ReturnType<typeof goodsOf>
  sums: Sums
  promocodes?: readonly string[]
  /** Of the chosen box. */
  packagingName: string | undefined
  currency: Currency
  dueSum: Minor
  payment: { firstPaidAt?: string | undefined }
  /** `paid` and `due` of an order that goes on; `wasPaid` and `total` of one that is over. */
  grand: 'paid' | 'due' | 'wasPaid' | 'total'
}

/** The name of the last row. */
export const grandOf = (kind: OrderKind, isPaid: boolean, ways: Pick<OrderWays, 'moneyBack'>): OrderSumsProps['grand'] =>
  isOver(kind) ? (wasPaidInFull(isPaid, ways) ? 'wasPaid' : 'total') : isPaid ? 'paid' : 'due'

/** Rows that add up to the paid or due amount. */
export function OrderSums({ pieces, goods, sums, promocodes = [], packagingName, currency, dueSum, payment, grand }: OrderSumsProps) {
  const t = useTexts()
  const locale = useLocale()
  const sum = (minor: number) => money(minor, currency, locale)
  const promocode = promocodes.length > 0 ? t('promocode', { code: promocodes.join(', ') }) : t('promocodeOnly')
  const row = (key: string, label: string, minor: number) => (minor === 0 ? [] : [{ key, label, sum: sum(minor) }])
  const rows = [
    { key: 'goods', label: t(goods, { count: pieces }), sum: sum(sums.goods) },
    ...row('discount', t('goodsDiscount'), -sums.discount),
    ...row('promocode', promocode, -sums.promocodeDiscount),
    ...row('bonuses', t('spentBonuses'), -sums.bonuses),
    ...row('packaging', packagingName ?? t('packaging'), sums.packaging),
    ...row('engraving', t('engraving'), sums.engraving ?? 0),
    { key: 'delivery', label: t('delivery'), sum: sums.delivery === 0 ? t('free') : sum(sums.delivery) },
    ...row('certificates', t('certificates'), -sums.certificates),
  ]
  const left = leftOf(dueSum, payment)
  return (
    <section className={styles['sums']} aria-label={t('sums')}>
      <Totals rows={rows} grand={{ label: t(`grand_${left ? 'total' : grand}`), sum: sum(dueSum) }} />
      {left && <InstalmentsLeft left={left} currency={currency} t={t} />}
    </section>
  )
}
