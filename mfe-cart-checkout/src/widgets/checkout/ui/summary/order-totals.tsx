import { useUnit } from 'effector-react'
import { money, useLocale } from '@shop/i18n'
import { Totals } from '@shop/ui/totals'
import { $fullCart } from '../../../../features/checkout/model/cart.ts'
import { useTexts } from '../../texts/index.ts'

/** Rows that add up to the amount due. */
export function OrderTotals() {
  const t = useTexts()
  const locale = useLocale()
  const cart = useUnit($fullCart)
  if (!cart) return null
  const sum = (minor: number) => money(minor, cart.currency, locale)
  const spent = (key: string, label: string, minor: number, why?: string) =>
    minor > 0 || why ? [{ key, label, sum: minor > 0 ? sum(-minor) : '', why }] : []
  const rows = [
    { key: 'goods', label: t('pieces', { count: cart.totalProducts }), sum: sum(cart.totalSum) },
    ...spent('discount', t('goodsDiscount'), cart.itemDiscount),
    ...cart.promocodes.flatMap(({ code, discount, message }) => spent(code, t('promocode', { code }), discount, message)),
    ...spent('bonuses', t('bonuses'), cart.bonuses.spent),
    ...(cart.packagingSum > 0 ? [{ key: 'packaging', label: t('packaging'), sum: sum(cart.packagingSum) }] : []),
    {
      key: 'delivery',
      label: t('delivery'),
      sum: cart.deliverySum === null ? t('deliveryNotChosen') : cart.deliverySum === 0 ? t('free') : sum(cart.deliverySum),
    },
    ...[...cart.certificates, ...cart.deposits].flatMap(({ code, name, spent: paid, left, applied, message }) =>
      spent(code, name, paid, applied ? t('left', { sum: sum(left) }) : message),
    ),
  ]
  return <Totals rows={rows} grand={{ label: t('due'), sum: sum(cart.dueSum) }} />
}
