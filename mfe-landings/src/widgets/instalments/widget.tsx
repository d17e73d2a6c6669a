import { useUnit } from 'effector-react'
import { INSTALMENT_FROM_RUB, INSTALMENT_TO_RUB } from '@shop/contracts/core/limits'
import { amountMask } from '@shop/forms/fields/amount'
import { InstalmentPlan } from '@shop/flows/instalment-plan'
import { currencySign, money, useLocale } from '@shop/i18n'
import { useLocation, useNavigate } from '@shop/routing'
import { ChipButton } from '@shop/ui/chip'
import { TextField, useErrorText } from '@shop/ui/field'
import { $isUnreadable, $sum, $typed, shown, sumTyped } from './model.ts'
import { useTexts } from './texts/index.ts'
import styles from './instalments.module.css'

/** Suggested sums, roubles. */
const USUAL = [10_000, 30_000, 60_000, 100_000]

/** Payment plan of a sum; the sum is in the URL and shareable. */
export function Instalments() {
  const t = useTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const errorText = useErrorText()
  const { typed, sum, isUnreadable, type } = useUnit({ typed: $typed, sum: $sum, isUnreadable: $isUnreadable, type: sumTyped })
  const keep = (rub: number) => navigate(`${pathname}?sum=${rub}`, { replace: true, preventScrollReset: true })
  const roubles = (minor: number) => money(minor, 'RUB', locale)
  const limits = t('limits', { from: roubles(INSTALMENT_FROM_RUB), to: roubles(INSTALMENT_TO_RUB) })
  return (
    <div className={styles['calculator']}>
      <div className={styles['question']}>
        <TextField
          label={t('sum', { sign: currencySign('RUB') })}
          name="sum"
          inputMode="decimal"
          autoComplete="off"
          mask={amountMask}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onBlur={() => sum !== null && keep(sum / 100)}
          hint={limits}
          error={isUnreadable ? errorText('WRONG_AMOUNT') : sum === null ? limits : undefined}
        />
        <div className={styles['usual']} role="group" aria-label={t('usual')}>
          {USUAL.map((rub) => (
            <ChipButton
              key={rub}
              pressed={sum === rub * 100}
              onClick={() => {
                type(shown(rub))
                keep(rub)
              }}
            >
              {roubles(rub * 100)}
            </ChipButton>
          ))}
        </div>
      </div>
      <InstalmentPlan sum={sum} t={t} />
    </div>
  )
}
