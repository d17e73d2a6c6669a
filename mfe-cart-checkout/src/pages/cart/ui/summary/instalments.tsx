import { useUnit } from 'effector-react'
import { instalmentsOf, isInInstalments } from '@shop/contracts/cart/instalments'
import { isCertificate } from '@shop/contracts/certificates/goods'
import { exactMoney, money, useLocale } from '@shop/i18n'
import { $cart } from '@shop/session'
import { PopupLink } from '@shop/ui'
import { $sums } from '#features/bag/model/index.ts'
import { $canOrder } from '../../model.ts'
import { texts as en } from '../../texts/instalments/en.ts'
import { texts as ru } from '../../texts/instalments/ru.ts'
import styles from './summary.module.css'

const filled = (text: string, name: string, value: string) => text.replace(`{{${name}}}`, value)

/** What the same sum is in four payments, and that it stays the same. Leads to their days. */
export default function Instalments() {
  const locale = useLocale()
  const { cart, sums, canOrder } = useUnit({ cart: $cart, sums: $sums, canOrder: $canOrder })
  const { due } = sums
  if (!canOrder || due === null || !isInInstalments(due) || cart?.products.some(isCertificate)) return null
  const t = locale === 'ru' ? ru : en
  const share = exactMoney(instalmentsOf(due)[1] ?? due, 'RUB', locale)
  return (
    <p className={`small muted ${styles['instalments']}`}>
      {t.or}{' '}
      <PopupLink to="/dolyame" popup={{ owner: 'mfe-cart-checkout', widget: 'instalments', props: { sum: due } }} className="link">
        {filled(t.payments, 'share', share)}
      </PopupLink>
      , {filled(t.inAll, 'sum', money(due, 'RUB', locale))}
    </p>
  )
}
