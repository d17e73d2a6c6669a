import type { Bonuses } from '@shop/contracts/account/profile'
import { useLocale } from '@shop/i18n'
import { dayInWords } from '@shop/i18n/dates'
import { useTexts } from '../../texts/index.ts'
import { useBonusSum } from './use-bonus-sum.ts'
import styles from './bonuses.module.css'

/** Expiring parts of the balance, soonest first, and the permanent part. */
export function BonusTerms({ bonuses: { balance, expiring } }: { bonuses: Bonuses }) {
  const t = useTexts()
  const locale = useLocale()
  const { figure } = useBonusSum()
  const lasting = balance - expiring.reduce((sum, { amount }) => sum + amount, 0)
  if (balance <= 0) return null
  const rows = [
    ...expiring.map(({ day, amount }) => ({ name: t('bonusGift'), term: t('bonusUntil', { day: dayInWords(day, locale) }), amount })),
    ...(lasting > 0 ? [{ name: t('bonusLasting'), term: t('bonusNever'), amount: lasting }] : []),
  ]
  return (
    <>
      <h3 className="h3" id="bonus-terms">
        {t('bonusTerms')}
      </h3>
      <ul className={styles['entries']} aria-labelledby="bonus-terms">
        {rows.map(({ name, term, amount }) => (
          <li key={term}>
            <span>
              {name}
              <span className="small muted">{term}</span>
            </span>
            <span className="num">{figure(amount)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
