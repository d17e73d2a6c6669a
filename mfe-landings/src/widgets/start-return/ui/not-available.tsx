import { useUnit } from 'effector-react'
import { useLocale } from '@shop/i18n'
import { dateInWords } from '@shop/i18n/dates'
import { Button } from '@shop/ui'
import { otherOrderWanted } from '../model/index.ts'
import type { obstacleOf, Options } from '../sums.ts'
import { useTexts } from '../texts/index.ts'
import { StepHead } from './step-head.tsx'
import styles from '../start-return.module.css'

/** Why this order cannot be returned, with alternatives. */
export function NotAvailable({ options, obstacle }: { options: Options; obstacle: NonNullable<ReturnType<typeof obstacleOf>> }) {
  const t = useTexts()
  const locale = useLocale()
  const other = useUnit(otherOrderWanted)
  return (
    <section className={styles['step']} aria-labelledby="return-none">
      <StepHead id="return-none">{t(`${obstacle}Title`)}</StepHead>
      <p className="soft">{t(obstacle, { number: options.number, date: options.until ? dateInWords(options.until, locale) : '' })}</p>
      <Button look="line" className={styles['submit']} onClick={() => other()}>
        {t('otherOrder')}
      </Button>
    </section>
  )
}
