import type { Refund } from '@shop/contracts/orders/refunds/refund'
import { exactMoney, useLocale } from '@shop/i18n'
import { Link } from '@shop/routing'
import { Button } from '@shop/ui'
import { Totals } from '@shop/ui/totals'
import type { Options } from '../sums.ts'
import { useTexts } from '../texts/index.ts'
import { StepHead } from './step-head.tsx'
import styles from '../start-return.module.css'

interface DoneProps {
  refund: Refund
  order: { id: string; options: Options }
  onOther: (() => void) | undefined
}

/** The request is with us: its number, what comes back, and what happens next. */
export function Done({ refund, order: { id, options }, onOther }: DoneProps) {
  const t = useTexts()
  const locale = useLocale()
  const sumOf = (minor: number) => exactMoney(minor, options.currency, locale)
  const rows = [
    {
      key: 'money',
      label: refund.accountEnd ? t('byAccount', { end: refund.accountEnd }) : t('byMoney'),
      sum: refund.money,
    },
    { key: 'tenders', label: t('toCertificates'), sum: refund.tenders },
  ].filter(({ sum }) => sum > 0)
  const bonuses = [
    { key: 'bonuses', label: t('bonusesBack'), sum: refund.bonuses },
    { key: 'taken', label: t('bonusesTaken'), sum: refund.bonusesTakenBack },
  ].filter(({ sum }) => sum > 0)
  return (
    <section className={styles['step']} aria-labelledby="return-done">
      <StepHead id="return-done">{t('doneTitle', { number: refund.id.replace(id, options.number) })}</StepHead>
      <p className="soft">{t('doneText')}</p>
      <ol className={styles['next']} aria-label={t('next')}>
        <li>{refund.handover === 'courier' ? t('nextCourier') : t('nextShop')}</li>
        <li>{t('nextPack')}</li>
        <li>{t('nextMoney')}</li>
      </ol>
      <Totals
        rows={[...rows, ...bonuses].map(({ sum, ...row }) => ({ ...row, sum: sumOf(sum) }))}
        grand={{ label: t('sum'), sum: sumOf(refund.sum) }}
      />
      <div className={styles['ways']}>
        {refund.handover === 'shop' && (
          <Link to={locale === 'ru' ? '/shops' : '/stores'} className="link">
            {t('shops')}
          </Link>
        )}
        {onOther && (
          <Button look="line" onClick={onOther}>
            {t('oneMore')}
          </Button>
        )}
      </div>
    </section>
  )
}
