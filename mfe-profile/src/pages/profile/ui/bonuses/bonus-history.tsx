import type { BonusEntry } from '@shop/contracts/account/profile'
import { useLocale } from '@shop/i18n'
import { dateInWords, dayInWords } from '@shop/i18n/dates'
import { useTexts } from '../../texts/index.ts'
import { useBonusSum } from './use-bonus-sum.ts'
import styles from './bonuses.module.css'

/** Balance changes with dates, and expiry dates of gifts. */
export function BonusHistory({ entries }: { entries: BonusEntry[] }) {
  const t = useTexts()
  const locale = useLocale()
  const { figure } = useBonusSum()
  if (entries.length === 0) return <p className="soft">{t('noBonuses')}</p>
  const termOf = (day: string) => t('bonusValidUntil', { day: dayInWords(day, locale) })
  return (
    <>
      <h3 className="h3" id="bonus-history">
        {t('bonusHistory')}
      </h3>
      <ul className={styles['entries']} aria-labelledby="bonus-history">
        {entries.map(({ id, at, name, amount, validUntil }) => (
          <li key={id}>
            <span>
              {name}
              <span className="small muted">{[dateInWords(at, locale), validUntil && termOf(validUntil)].filter(Boolean).join(', ')}</span>
            </span>
            <span className="num">
              {amount > 0 && '+'}
              {figure(amount)}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
