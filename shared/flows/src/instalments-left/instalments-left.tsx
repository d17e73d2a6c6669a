import { instalmentsLeft, type InstalmentsLeft as Left } from '@shop/contracts/cart/instalments'
import { serverDate } from '@shop/contracts/core/time/clock'
import type { Currency, Minor } from '@shop/contracts/core/money'
import { exactMoney, useLocale, type Translate } from '@shop/i18n'
import { dayInWords } from '@shop/i18n/dates'
import { Totals } from '@shop/ui/totals'
import type { instalmentsLeftTexts } from '../../texts/instalments-left/ru.ts'

/** What is left of an order in four payments; null when it is paid another way, or in full. */
export function leftOf(sum: Minor, { firstPaidAt }: { firstPaidAt?: string | undefined }): Left | null {
  const left = firstPaidAt === undefined ? null : instalmentsLeft(sum, firstPaidAt, serverDate())
  return left && left.left > 0 ? left : null
}

interface InstalmentsLeftProps {
  left: Left
  currency: Currency
  /** The caller's texts, which include `instalmentsLeftTexts`. */
  t: Translate<typeof instalmentsLeftTexts>
}

/** What was paid of an order in four payments, what is left, and when the bank takes it. [payment.instalments-told] */
export function InstalmentsLeft({ left: { paid, left, next }, currency, t }: InstalmentsLeftProps) {
  const locale = useLocale()
  const sum = (minor: Minor) => exactMoney(minor, currency, locale)
  return (
    <section aria-label={t('splitLabel')}>
      <Totals
        rows={[
          { key: 'paid', label: t('splitPaid'), sum: sum(paid) },
          ...next.map((payment) => ({ key: payment.day, label: dayInWords(payment.day, locale), sum: sum(payment.sum) })),
        ]}
        grand={{ label: t('splitLeft'), sum: sum(left) }}
      />
    </section>
  )
}
