import { useLocale } from '@shop/i18n'
import { dateInWords } from '@shop/i18n/dates'
import { Button } from '@shop/ui'
import type { obstacleOf, Options } from '../sums.ts'
import { useTexts } from '../texts/index.ts'
import { StepHead } from './step-head.tsx'
import styles from '../start-return.module.css'

interface NotAvailableProps {
  options: Options
  obstacle: NonNullable<ReturnType<typeof obstacleOf>>
  onOther: (() => void) | undefined
}

/** Why this order cannot be brought back, and what can be done all the same. */
export function NotAvailable({ options, obstacle, onOther }: NotAvailableProps) {
  const t = useTexts()
  const locale = useLocale()
  return (
    <section className={styles['step']} aria-labelledby="return-none">
      <StepHead id="return-none">{t(`${obstacle}Title`)}</StepHead>
      <p className="soft">{t(obstacle, { number: options.number, date: options.until ? dateInWords(options.until, locale) : '' })}</p>
      {onOther && (
        <Button look="line" className={styles['submit']} onClick={onOther}>
          {t('otherOrder')}
        </Button>
      )}
    </section>
  )
}
