import { useUnit } from 'effector-react'
import type { Currency, Minor } from '@shop/contracts/core/money'
import { money, useLocale } from '@shop/i18n'
import { dutyEstimate, dutyText } from '@shop/i18n/duties'
import { $country } from '@shop/session'

export interface DutyNoteProps {
  /** The pieces after discounts; without them the duty is told in percent. */
  goods?: { sum: Minor; currency: Currency }
  className?: string
}

/** Import duty wherever a total for another country is; nothing in Russia. [delivery.duties-stated] */
export function DutyNote({ goods, className = 'small muted' }: DutyNoteProps) {
  const country = useUnit($country)
  const locale = useLocale()
  const estimate = goods ? dutyEstimate(country, goods.sum) : null
  // Gift certificates alone are not goods of a border.
  if (goods?.sum === 0) return null
  const text = dutyText(country, locale, goods && estimate !== null ? money(estimate, goods.currency, locale) : null)
  return text ? <p className={className}>{text}</p> : null
}
